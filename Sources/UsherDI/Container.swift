import Usher

/// Makes and keeps an app's services, checked before anything is made.
///
/// Laws 4 and 8: it lives on the main actor, ends its children first, and lets go of its instances
/// in the reverse order of their creation. `try await container.resolve(X.self)` works from
/// anywhere else for a `Sendable` X.
@MainActor public final class Container {
  /// The container that it is a child of, which it keeps alive; `nil` for one made of assemblies.
  public var parent: Container? { nearParent ?? ancestry?.container }
  @usableFromInline let blueprint: Blueprint
  let scope: (Any.Type)?
  @usableFromInline let arguments: [Argument]
  @exclusivity(unchecked) var state = State.open
  @exclusivity(unchecked) var created: [Cell] = []
  @exclusivity(unchecked) var scoped: [Cell?] = []
  /// What few containers have.
  @exclusivity(unchecked) var extras: Extras?
  @exclusivity(unchecked) var log: ProblemLog?
  /// How many ends its ancestors were known to have survived; none, once its own has begun.
  @exclusivity(unchecked) @usableFromInline var endings = 0
  /// Whether there is something to be ended, here or below.
  @exclusivity(unchecked) var isListed = false
  let serial: Int
  /// Shared with all children.
  @usableFromInline let runtime: UnsafeMutablePointer<Runtime>
  private let ground: Ground?
  @usableFromInline let nearParent: Container?
  /// Keeps the parent of every so many containers inside one another.
  private let ancestry: Ancestry?
  private let level: Int

  enum State {
    case open
    case ending
    case ended
  }

  /// Makes a container of assemblies, and checks all that they register without making anything.
  ///
  /// ```swift
  /// let container = try Container(AppAssembly(), DebugAssembly())
  /// ```
  ///
  /// - Throws: `ContainerError` with all problems at once.
  public convenience init(
    _ assemblies: any Assembly..., overriding overrides: ((Registrar) -> Void)? = nil
  ) throws(ContainerError) {
    try self.init(assemblies, overriding: overrides)
  }

  /// Makes a container of assemblies that are at hand as an array.
  ///
  /// - Throws: `ContainerError` with all problems at once.
  public init(
    _ assemblies: [any Assembly], overriding overrides: ((Registrar) -> Void)? = nil
  ) throws(ContainerError) {
    let order = AssemblyOrder(assemblies)
    let book = Book.filled { registrar in
      order.assemble(into: registrar)
      overrides?(registrar.overriding)
    }
    let ground = Ground()
    self.ground = ground
    runtime = ground.runtime
    serial = 0
    blueprint = Blueprint(book)
    nearParent = nil
    ancestry = nil
    level = 0
    scope = nil
    arguments = []
    try blueprint.check(order.clashes)
    book.freeze(for: self)
    try makeEager()
    for assembly in order.assemblies { assembly.didAssemble(self) }
  }

  init(
    parent: Container, blueprint: Blueprint, scope: (Any.Type)? = nil, arguments: [Argument] = []
  ) {
    level = parent.level + 1
    let isFar = level.isMultiple(of: Ancestry.interval)
    nearParent = isFar ? nil : parent
    ancestry = isFar ? Ancestry(parent, above: parent.nearestAncestry) : nil
    self.blueprint = blueprint
    self.scope = scope
    self.arguments = arguments
    runtime = parent.runtime
    ground = nil
    runtime.pointee.children &+= 1
    serial = runtime.pointee.children
    endings = runtime.pointee.endings
  }

  private var nearestAncestry: Ancestry? {
    var container = self
    while let parent = container.nearParent { container = parent }
    return container.ancestry
  }

  /// Whether it has ended; it makes nothing any more.
  public var isEnded: Bool { !isOpen }
}

extension Book {
  static func filled(base: Int = 0, _ fill: (Registrar) -> Void) -> Book {
    let book = Book(base: base)
    fill(Registrar(book))
    return book
  }
}

extension AssemblyOrder {
  func assemble(into registrar: Registrar) {
    for assembly in assemblies { assembly.willAssemble() }
    for assembly in assemblies { assembly.assemble(into: registrar) }
  }
}
