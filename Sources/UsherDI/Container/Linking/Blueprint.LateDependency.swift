import Usher

extension Blueprint {
  /// A dependency that is made later: `Lazy<T>` or `Provider<T>`.
  protocol LateDependency: BuiltForm, DependencyForm {
    associatedtype Service
    @MainActor init(_ source: DependencySource<Service>)
  }
}

extension Blueprint.LateDependency {
  static var element: Any.Type { Service.self }

  @MainActor static func factory(from blueprint: Blueprint, _ name: Name?) -> AnyInstanceFactory {
    if blueprint.edges(for: Service.self, named: name) != nil { return factory(name, nil) }
    return InstanceFactory<Self>(Linkage()) { _, container, _ in
      throw ResolutionError.missing(Service.self, named: name, container.blueprint.catalog)
    }
  }

  /// Returns the factory of one that makes a service, or one of its contributions.
  @MainActor static func factory(_ name: Name?, _ slot: Int?) -> AnyInstanceFactory {
    InstanceFactory<Self>(Linkage()) { _, container, _ in
      Self(DependencySource(container, name, slot))
    }
  }
}

extension Lazy: Blueprint.LateDependency {
  static var kind: Edge.Kind { .lazy }
}

extension Provider: Blueprint.LateDependency {
  static var kind: Edge.Kind { .provider }
}
