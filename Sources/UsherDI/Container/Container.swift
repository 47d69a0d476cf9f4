import Usher

/// Makes and keeps an app's services, and checks their registrations before it makes anything.
///
/// Laws 4 and 8: it lives on the main actor, ends its children first, and releases its instances
/// in the reverse order of their creation. `try await container.resolve(X.self)` works from
/// anywhere else for a `Sendable` X.
@MainActor public final class Container {
  /// The parent, which a child keeps alive; `nil` for a container made of assemblies.
  public var parent: Container? { nearParent ?? ancestry?.container }
  let blueprint: Blueprint
  /// The slots of its blueprint's own services: read on every resolve, and never changed.
  private let slots: [ObjectIdentifier: Int]
  let scope: (Any.Type)?
  let arguments: [Argument]
  var state = State.open
  var created: [InstanceStore] = []
  var scoped: [InstanceStore?] = []
  var sideTable: SideTable?
  private(set) lazy var log = ProblemLog(below: parent)
  /// The number of endings that its ancestors are known to have survived; -1 once it is ending.
  var endings = 0
  /// `true` if an instance has to be ended, here or below.
  var isListed = false
  let serial: Int
  /// Shared with all children.
  let runtime: Runtime
  let nearParent: Container?
  /// Keeps the parent of every 256th nested container, in place of `nearParent`.
  private let ancestry: Ancestry?
  private let level: Int

  enum State {
    case open
    case ending
    case ended
  }

  /// Makes a container of registrations, and checks them without making anything.
  init(_ registrations: Registrations, _ clashes: [ContainerError.Problem]) throws(ContainerError) {
    let blueprint = Blueprint(registrations)
    try blueprint.check(clashes)
    (self.blueprint, slots) = (blueprint, blueprint.lookup.slots)
    runtime = Runtime()
    serial = 0
    nearParent = nil
    ancestry = nil
    level = 0
    scope = nil
    arguments = []
    registrations.freeze(for: self)
    do { try makeEager() } catch {
      end()
      throw error
    }
  }

  init(
    parent: Container, blueprint: Blueprint, scope: (Any.Type)? = nil, arguments: [Argument] = []
  ) {
    level = parent.level + 1
    let isFar = level.isMultiple(of: Ancestry.interval)
    nearParent = isFar ? nil : parent
    ancestry = isFar ? Ancestry(parent, above: parent.nearestAncestry) : nil
    self.blueprint = blueprint
    slots = blueprint === parent.blueprint ? parent.slots : blueprint.lookup.slots
    self.scope = scope
    self.arguments = arguments
    runtime = parent.runtime
    runtime.children &+= 1
    serial = runtime.children
    endings = runtime.endings
  }

  private var nearestAncestry: Ancestry? {
    var container = self
    while let parent = container.nearParent { container = parent }
    return container.ancestry
  }

  /// The factory of a type that uses nothing of a call, if it is linked already.
  func linkedFactory(_ type: ObjectIdentifier) -> AnyInstanceFactory? {
    guard let slot = slots[type] else { return blueprint.others[type] }
    let factory = blueprint.linkedFactory(slot)
    return factory?.needsCall == false ? factory : nil
  }

  /// A Boolean value that indicates whether the container has ended.
  public var isEnded: Bool { !isOpen }
}
