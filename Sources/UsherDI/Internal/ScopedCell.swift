/// Keeps an instance for one container that opened a scope.
final class ScopedCell<T>: KeptCell<T> {
  fileprivate var value: T?

  @MainActor override var kept: T? {
    get { value }
    set { value = newValue }
  }
}

/// A registration that has one instance in each container that opens its scope.
@MainActor final class ScopedService<T> {
  private let production: Production<T>
  private let scope: Any.Type
  private let slot: Int
  private let position: Int
  private let home: ObjectIdentifier
  private weak var own: Link<T>?

  func isMade(for container: Container) -> Bool {
    guard let owner = try? owner(for: container) else { return false }
    return (owner.scopedCell(at: position) as? ScopedCell<T>)?.value != nil
  }

  init(_ make: @escaping Make<T>, _ linker: Linker, scope: Any.Type) {
    self.scope = scope
    production = Production(make, linker)
    slot = linker.slot
    position = linker.blueprint.scopedPosition(of: linker.slot)
    home = ObjectIdentifier(linker.blueprint)
  }

  func link(_ linker: Linker) -> Link<T> {
    linker.isMade = isMade
    let link = Link { container, _ in try self.instance(for: container) }
    own = link
    return link
  }

  /// The link that the owner has for this service, where its additions had it linked anew.
  private func otherLink(in owner: Container) -> Link<T>? {
    guard ObjectIdentifier(owner.blueprint) != home else { return nil }
    let link = owner.blueprint.link(slot: slot)
    return link === own ? nil : unsafeDowncast(link, to: Link<T>.self)
  }

  private func instance(for container: Container) throws -> T {
    let owner = try owner(for: container)
    if let link = otherLink(in: owner) { return try link.make(owner, nil) }
    let cell = cell(in: owner)
    if let value = cell.value { return value }
    return try cell.build(in: owner)
  }

  private func owner(for container: Container) throws -> Container {
    guard let owner = container.owner(of: slot, in: scope) else {
      throw ResolutionError.outOfScope(production.hooks.record, scope)
    }
    return try owner.open(for: production.hooks.record)
  }

  private func cell(in owner: Container) -> ScopedCell<T> {
    if let cell = owner.scopedCell(at: position) {
      return unsafeDowncast(cell, to: ScopedCell<T>.self)
    }
    let cell = ScopedCell(production)
    owner.keepScoped(cell, at: position)
    return cell
  }
}
