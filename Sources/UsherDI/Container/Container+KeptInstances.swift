package import Usher

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
