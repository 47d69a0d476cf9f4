import Usher

/// The origin of a lazy dependency: a service, or one of its contributions, in a container that may
/// be gone.
@MainActor struct DependencySource<T> {
  private weak var container: Container?
  private let name: Name?
  /// The contribution, where it is one.
  private let slot: Int?

  init(_ container: Container, named name: Name? = nil, slot: Int? = nil) {
    self.container = container
    self.name = name
    self.slot = slot
  }

  func make(_ arguments: [Argument], _ site: CallSite) throws(ResolutionError) -> T {
    guard let container else { throw .ended(T.self, named: name).at(site) }
    guard let slot else { return try container.service(T.self, name, arguments, at: site) }
    do {
      let given = try container.blueprint.accepted(arguments, declaredBy: slot)
      return try container.contribution(at: slot, given)
    } catch {
      throw ResolutionError.wrapping(error).at(site)
    }
  }
}

extension Container {
  /// Makes one contribution; its slot is one of a registration of this type.
  fileprivate func contribution<T>(at slot: Int, _ given: [Argument]) throws -> T {
    try requireShallow(T.self, named: nil)
    let factory = unsafeDowncast(blueprint.factory(slot: slot), to: InstanceFactory<T>.self)
    return try make(factory, given.isEmpty ? nil : ResolveCall(given))
  }
}

/// A dependency that is made later: `Lazy<T>` or `Provider<T>`.
protocol LateDependency: BuiltForm {
  /// Returns the factory of one that makes a contribution.
  @MainActor static func factory(slot: Int) -> AnyInstanceFactory
}

extension Lazy: LateDependency {
  @MainActor static func factory(slot: Int) -> AnyInstanceFactory {
    InstanceFactory<Lazy<T>> { container, _ in Lazy(DependencySource(container, slot: slot)) }
  }
}

extension Provider: LateDependency {
  @MainActor static func factory(slot: Int) -> AnyInstanceFactory {
    InstanceFactory<Provider<T>> { container, _ in Provider(DependencySource(container, slot: slot))
    }
  }
}
