package import Usher

/// A store whose instance can be looked at, to tell what outlives its container.
@MainActor protocol ObjectKeeping {
  /// The instance, where it is an object.
  var keptInstance: KeptInstance? { get }
}

extension KeptStore: ObjectKeeping {
  var keptInstance: KeptInstance? {
    guard let value = kept, type(of: value as Any) is AnyClass else { return nil }
    let record = hooks.record
    return KeptInstance(
      object: value as AnyObject, name: record.description, callSite: record.site)
  }
}

extension ScopedStore: ObjectKeeping {
  var keptInstance: KeptInstance? {
    guard type(of: any) is AnyClass else { return nil }
    return KeptInstance(object: any as AnyObject, name: record.description, callSite: record.site)
  }
}

extension Container: InstanceKeeping {
  /// The objects that this container made and keeps, in the order of their creation.
  package var keptInstances: [KeptInstance] {
    created.compactMap { ($0 as? any ObjectKeeping)?.keptInstance }
  }
}

extension Container {
  /// The types of all services that it can make or has.
  package var registeredTypes: [Any.Type] {
    (0..<blueprint.count).filter(blueprint.isUsed).map { blueprint.record($0).service }
  }
}
