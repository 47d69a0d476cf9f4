import Usher

extension Blueprint {
  /// A dependency that is made later: `Lazy<T>` or `Provider<T>`.
  protocol LateDependency: BuiltForm, DependencyForm {
    /// Returns the factory of one that makes a service, or one of its contributions.
    @MainActor static func factory(_ name: Name?, _ slot: Int?) -> AnyInstanceFactory
  }
}

extension Blueprint.LateDependency {
  @MainActor static func factory(from blueprint: Blueprint, _ name: Name?) -> AnyInstanceFactory {
    if blueprint.edges(for: Self.element, named: name) != nil { return factory(name, nil) }
    return InstanceFactory<Self>(Linkage()) { _, container, _ in
      throw ResolutionError.missing(element, named: name, container.blueprint.catalog)
    }
  }
}

extension Lazy: Blueprint.LateDependency {
  static var element: Any.Type { T.self }
  static var kind: Edge.Kind { .lazy }

  @MainActor static func factory(_ name: Name?, _ slot: Int?) -> AnyInstanceFactory {
    InstanceFactory<Lazy>(Linkage()) { _, container, _ in
      Lazy(DependencySource(container, name, slot))
    }
  }
}

extension Provider: Blueprint.LateDependency {
  static var element: Any.Type { T.self }
  static var kind: Edge.Kind { .provider }

  @MainActor static func factory(_ name: Name?, _ slot: Int?) -> AnyInstanceFactory {
    InstanceFactory<Provider>(Linkage()) { _, container, _ in
      Provider(DependencySource(container, name, slot))
    }
  }
}
