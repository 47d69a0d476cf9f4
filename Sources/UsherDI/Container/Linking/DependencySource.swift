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

  /// The number of instances that the container and its relatives have given up.
  var givenUp: Int { container?.runtime.construction.givenUp ?? 0 }

  /// `true` if its container keeps the instance, may have given it up, and can still make it.
  func mayHaveLost(since count: Int) -> Bool {
    guard let container, container.isOpen, givenUp != count else { return false }
    return slot.map(container.blueprint.keeps) ?? container.blueprint.keeps(T.self, name)
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

extension Blueprint {
  /// `true` if a container keeps the instances of a registration, or knows them while they live.
  fileprivate func keeps(_ slot: Int) -> Bool { record(primary(slot)).lifetime.isKept }

  /// `true` if a container keeps the instances behind an optional or an array.
  fileprivate func keeps(_ type: Any.Type, _ name: Name?) -> Bool {
    if let slot = slot(Key(type, name)) { return keeps(slot) }
    guard let form = type as? any DependencyForm.Type, form.kind.isConstruction else {
      return false
    }
    guard form.kind == .all else { return keeps(form.element, name) }
    return elements(of: form.element, named: name).slots.contains(where: keeps)
  }
}
