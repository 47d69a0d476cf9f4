package import Usher

extension InstanceStore {
  /// The instance, where it is an object, to tell what outlives its container.
  @MainActor fileprivate var keptInstance: KeptInstance? {
    guard let any = instance?.any, type(of: any) is AnyClass else { return nil }
    return (any as AnyObject, record.description, record.site)
  }
}

extension Container: InstanceKeeping {
  /// The objects that this container made and keeps, in the order of their creation.
  package var keptInstances: [KeptInstance] {
    created.compactMap { $0.keptInstance }
  }
}

extension Container {
  /// The types of all services that it can make or has.
  package var registeredTypes: [Any.Type] {
    (0..<blueprint.count).filter(blueprint.isUsed).map { blueprint.record($0).service }
  }
}
