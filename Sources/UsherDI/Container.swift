import Usher

/// Makes and keeps an app's services, checked before anything is made.
///
/// Laws 4 and 8: it lives on the main actor, ends its children first, and lets go of its instances
/// in the reverse order of their creation. `try await container.resolve(X.self)` works from
/// anywhere else for a `Sendable` X.
@MainActor public final class Container {
  /// The container that it is a child of, which it keeps alive; `nil` for one made of assemblies.
  public var parent: Container? { nearParent ?? ancestry?.container }
  let blueprint: Blueprint
  let scope: (Any.Type)?
  let arguments: [Argument]
  var state = State.open
  var created: [Cell] = []
  var scoped: [Cell?] = []
  var children = Children()
  weak var coordinator: Coordinator?
  /// Opens every scope while a container is verified.
  var rehearsal: Rehearsal?
  /// What went wrong where nobody could be told, here and in children; the latest hundred.
  ///
  /// An `onEnd` that threw, an `onClose` that was not awaited, a registration that came too late.
  public internal(set) var problems: [ContainerError.Problem] = []
  /// Runs for each such problem as it happens, for children too that have no such closure.
  public var onProblem: (@MainActor (ContainerError.Problem) -> Void)?
  /// What is on its way to be made, by the cell that will keep it.
  var flights: [ObjectIdentifier: Flight] = [:]
  var closing: Task<Void, Never>?
  /// How many ends its ancestors were known to have survived.
  var endings = 0
  /// Whether there is something to be ended, here or below.
  var isListed = false
  let serial: Int
  /// Shared with all children; read without a check for exclusive access.
  @usableFromInline let runtime: UnsafeMutablePointer<Runtime>
  private let ground: Ground?
  private let nearParent: Container?
  /// Keeps the parent of every so many containers inside one another.
  private let ancestry: Ancestry?
  private let level: Int

  enum State {
    case open
    case ending
    case ended
  }

  /// What a container and all its children count together.
  @usableFromInline struct Runtime {
    /// The number of registrations under way, as if each resolve call had reached its lowest.
    @usableFromInline var depth = 0
    /// The closures that run, each inside the one before.
    var calls: [ClosureCall] = []
    /// The first of them since an instance was kept, which those after it may find.
    var firstCall = 0
    /// How many containers have ended.
    var endings = 0
    /// How many children have been made.
    var children = 0
  }

  /// Owns what is counted, for the container at the top.
  final class Ground {
    let runtime: UnsafeMutablePointer<Runtime>

    init() {
      runtime = .allocate(capacity: 1)
      runtime.initialize(to: Runtime())
    }

    deinit {
      runtime.deinitialize(count: 1)
      runtime.deallocate()
    }
  }

  /// Makes a container of assemblies, and checks all that they register without making anything.
  ///
  /// ```swift
  /// let container = try Container(AppAssembly(), DebugAssembly())
  /// ```
  ///
  /// - Parameters:
  ///   - assemblies: What registers, in any order; each is assembled once.
  ///   - overrides: Registers replacements, each checked to replace something.
  /// - Throws: `ContainerError` with all problems at once.
  public convenience init(
    _ assemblies: any Assembly..., overriding overrides: ((Registrar) -> Void)? = nil
  ) throws(ContainerError) {
    try self.init(assemblies, overriding: overrides)
  }

  /// Makes a container of assemblies that are at hand as an array.
  ///
  /// - Parameters:
  ///   - assemblies: What registers, in any order; each is assembled once.
  ///   - overrides: Registers replacements, each checked to replace something.
  /// - Throws: `ContainerError` with all problems at once.
  public init(
    _ assemblies: [any Assembly], overriding overrides: ((Registrar) -> Void)? = nil
  ) throws(ContainerError) {
    let order = AssemblyOrder(assemblies)
    let book = Book(order)
    overrides?(Registrar(book, mode: .overriding))
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
    try blueprint.check()
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
  convenience init(_ order: AssemblyOrder) {
    self.init()
    clashes = order.clashes
    let registrar = Registrar(self)
    for assembly in order.assemblies { assembly.willAssemble() }
    for assembly in order.assemblies { assembly.assemble(into: registrar) }
  }
}
