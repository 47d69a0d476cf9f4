/// Keeps an instance for one container that opened a scope, without its type.
final class ScopedCell: Cell {
  fileprivate(set) var box: AnyBox?
  fileprivate var isBuilding = false
  /// The registration that it keeps an instance of.
  let service: ScopedService

  fileprivate init(_ service: ScopedService) {
    self.service = service
  }

  @MainActor private var hooks: AnyHooks? { service.hooks }

  /// Lets go of the instance, whose `deinit` may resolve: the last reference goes when nothing is
  /// being written any more.
  @MainActor fileprivate func release() {
    let last = box
    withExtendedLifetime(last) { box = nil }
  }

  @MainActor override var unawaitedEnd: Record? {
    box == nil ? nil : hooks?.unawaited
  }

  @MainActor override func end() -> [ContainerError.Problem] {
    guard let box else { return [] }
    let problems = hooks?.ended(box) ?? []
    release()
    return problems
  }

  @MainActor override func close() async -> [ContainerError.Problem] {
    guard let box else { return [] }
    let problems = await hooks?.closed(box) ?? []
    release()
    return problems
  }
}

/// A registration that has one instance in each container that opens its scope.
@usableFromInline @MainActor final class ScopedService {
  /// Makes an instance, in a box of its type.
  @usableFromInline typealias MakeBox = @MainActor (Container, Session?) throws -> AnyBox

  let record: Record
  private let make: MakeBox
  fileprivate let hooks: AnyHooks?
  private let scope: Any.Type
  private let slot: Int
  private let position: Int
  private let home: ObjectIdentifier
  private let needsSession: Bool
  /// Its link.
  private var own: ObjectIdentifier?

  init(_ linker: Linker, _ hooks: AnyHooks?, scope: Any.Type, _ make: @escaping MakeBox) {
    record = linker.record
    self.make = make
    self.hooks = hooks
    self.scope = scope
    slot = linker.slot
    needsSession = linker.blueprint.hasGraphs
    position = linker.blueprint.scopedPosition(of: linker.slot)
    home = ObjectIdentifier(linker.blueprint)
  }

  /// Stands behind a link, which lives as long as its blueprint.
  @usableFromInline func stand(behind link: AnyLink) {
    own = ObjectIdentifier(link)
    link.scoped = self
  }

  func isMade(for container: Container) -> Bool {
    guard let owner = try? owner(for: container) else { return false }
    return cell(at: position, in: owner)?.box != nil
  }

  /// The instance for a container, in a box of its type.
  @usableFromInline func instance(for container: Container) throws -> AnyBox {
    let owner = try owner(for: container)
    if ObjectIdentifier(owner.blueprint) != home, let service = otherService(in: owner) {
      return try service.instance(for: owner)
    }
    if let cell = cell(at: position, in: owner) { return try cell.box ?? build(cell, in: owner) }
    let cell = ScopedCell(self)
    owner.keepScoped(cell, at: position)
    return try build(cell, in: owner)
  }

  /// The service that the owner has instead, where its additions had it linked anew.
  private func otherService(in owner: Container) -> ScopedService? {
    let link = owner.blueprint.link(slot: slot)
    return ObjectIdentifier(link) == own ? nil : link.scoped
  }

  private func owner(for container: Container) throws -> Container {
    if container.scope == scope, slot < container.blueprint.count {
      return try container.open(for: record)
    }
    guard let owner = container.owner(of: slot, in: scope) else {
      throw ResolutionError.outOfScope(record, scope)
    }
    return try owner.open(for: record)
  }

  private func cell(at position: Int, in owner: Container) -> ScopedCell? {
    owner.scopedCell(at: position).map { unsafeDowncast($0, to: ScopedCell.self) }
  }

  private func build(_ cell: ScopedCell, in owner: Container) throws -> AnyBox {
    guard !cell.isBuilding else { throw ResolutionError.cycle(at: record) }
    cell.isBuilding = true
    defer { cell.isBuilding = false }
    let session = needsSession ? Session() : nil
    let box = try make(owner, session)
    try requireOpen(owner)
    cell.box = box
    owner.list(cell)
    guard let hooks else { return box }
    do {
      try hooks.created(box, Resolver(container: owner, session: session))
      try requireOpen(owner)
    } catch {
      owner.undo(since: cell)
      cell.release()
      throw error
    }
    return box
  }

  /// A container that its own factory has ended keeps nothing any more.
  private func requireOpen(_ owner: Container) throws {
    guard owner.isOpen else { throw ResolutionError.ended(record.service, named: record.name) }
  }
}
