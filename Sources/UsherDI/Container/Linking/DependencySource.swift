import Usher

/// The origin of a lazy dependency: a service, or one of its contributions, in a container that may
/// be gone.
@MainActor struct DependencySource<T> {
  private weak var container: Container?
  private let name: Name?
  /// The contribution, if it is one.
  private let slot: Int?

  init(_ container: Container, _ name: Name?, _ slot: Int?) {
    (self.container, self.name, self.slot) = (container, name, slot)
  }

  func make(_ arguments: [Argument], _ site: CallSite) throws(ResolutionError) -> T {
    guard let container else { throw ResolutionError(.ended, T.self, name).at(site) }
    guard let slot else { return try container.service(T.self, name, arguments, at: site) }
    do {
      let given = try container.blueprint.accepted(arguments, declaredBy: slot)
      try container.requireShallow(T.self, named: nil)
      return try container.make(T.self, slot: slot, given.isEmpty ? nil : ResolveCall(given))
    } catch {
      throw ResolutionError.wrapping(error).at(site)
    }
  }
}

/// A dependency that is made later: `Lazy<T>` or `Provider<T>`.
protocol LateDependency: BuiltForm, DependencyForm {
  /// Returns the factory of one that makes a service, or one of its contributions.
  @MainActor static func factory(_ name: Name?, _ slot: Int?) -> AnyInstanceFactory
}

extension LateDependency {
  @MainActor static func factory(from blueprint: Blueprint, _ name: Name?) -> AnyInstanceFactory {
    if blueprint.edges(for: Self.element, named: name) != nil { return factory(name, nil) }
    return InstanceFactory<Self>(Linkage()) { _, container, _ in
      throw ResolutionError.missing(element, named: name, container.blueprint.catalog)
    }
  }
}

extension Lazy: LateDependency {
  static var element: Any.Type { T.self }
  static var kind: EdgeKind { .lazy }

  @MainActor static func factory(_ name: Name?, _ slot: Int?) -> AnyInstanceFactory {
    InstanceFactory<Lazy>(Linkage()) { _, container, _ in
      Lazy(DependencySource(container, name, slot))
    }
  }
}

extension Provider: LateDependency {
  static var element: Any.Type { T.self }
  static var kind: EdgeKind { .provider }

  @MainActor static func factory(_ name: Name?, _ slot: Int?) -> AnyInstanceFactory {
    InstanceFactory<Provider>(Linkage()) { _, container, _ in
      Provider(DependencySource(container, name, slot))
    }
  }
}
