package import Usher

/// A service with an instance that a container keeps, without that instance.
package struct KeptService {
  /// The name of the service, as messages show it.
  package let name: String
  package let lifetime: Lifetime
  package let callSite: CallSite
}

extension Container {
  /// The services whose instances it keeps, in the order of their creation.
  ///
  /// Registered values, and instances that live only while others hold them, are not among them.
  package var keptServices: [KeptService] {
    created.map { store in
      KeptService(
        name: store.record.description, lifetime: store.record.lifetime,
        callSite: store.record.site)
    }
  }

  /// The name of the scope that it opens, if it opens one.
  package var scopeName: String? { scope.map { TypeName.of($0) } }

  /// `true` if it opens the scope of a coordinator.
  package var isCoordinatorScope: Bool { scope is Coordinator.Type }

  /// The children that keep something, themselves or below, in the order of their creation.
  package var keepingChildren: [Container] { sideTable?.children.living.reversed() ?? [] }
}

extension Container: InstanceKeeping {
  /// The objects that this container made and keeps, in the order of their creation.
  package var keptInstances: [KeptInstance] {
    created.compactMap { store in
      guard let any = store.instance?.any, type(of: any) is AnyClass else { return nil }
      return (any as AnyObject, store.record.description, store.record.site)
    }
  }

  /// The types of all services that it can make or has.
  package var registeredTypes: [Any.Type] {
    (0..<blueprint.count).filter(blueprint.isUsed).map { blueprint.record($0).service }
  }
}
