import Usher

/// Makes and keeps an app's services, checked before anything is made.
///
/// Laws 4 and 8: it lives on the main actor, ends its children first, and lets go of its instances
/// in the reverse order of their creation. `try await container.resolve(X.self)` works from
/// anywhere else for a `Sendable` X.
@MainActor public final class Container {
  /// The container that it is a child of, which it keeps alive; `nil` for one made of assemblies.
  public let parent: Container?
  let blueprint: Blueprint
  let scope: (Any.Type)?
  let arguments: [Argument]
  var state = State.open
  var created: [Cell] = []
  var scoped: [Cell?] = []
  var children = Children()
  weak var coordinator: Coordinator?
  /// Receives what goes wrong where nobody can be told: errors of `onEnd`, unawaited ends.
  public var onProblem: (@MainActor (any Error) -> Void)?
  /// How many resolve calls run inside one another; read without a check for exclusive access.
  @usableFromInline let depth: UnsafeMutablePointer<Int>
  private let ground: Ground?

  enum State {
    case open
    case ending
    case ended
  }

  /// What a container and all its children share, beside the blueprint.
  final class Ground {
    let depth: UnsafeMutablePointer<Int>

    init() {
      depth = .allocate(capacity: 1)
      depth.initialize(to: 0)
    }

    deinit { depth.deallocate() }
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
  public init(
    _ assemblies: any Assembly..., overriding overrides: ((Registrar) -> Void)? = nil
  ) throws(ContainerError) {
    let order = AssemblyOrder(assemblies)
    let book = Book(order)
    overrides?(Registrar(book, mode: .overriding))
    let ground = Ground()
    self.ground = ground
    depth = ground.depth
    blueprint = Blueprint(book)
    parent = nil
    scope = nil
    arguments = []
    try blueprint.check()
    try makeEager()
    for assembly in order.assemblies { assembly.didAssemble(self) }
  }

  init(
    parent: Container, blueprint: Blueprint, scope: (Any.Type)? = nil, arguments: [Argument] = []
  ) {
    self.parent = parent
    self.blueprint = blueprint
    self.scope = scope
    self.arguments = arguments
    depth = parent.depth
    ground = nil
  }

  /// Whether it has ended; it makes nothing any more.
  public var isEnded: Bool { state != .open }
}

extension Book {
  convenience init(_ order: AssemblyOrder) {
    self.init()
    let registrar = Registrar(self)
    for assembly in order.assemblies { assembly.willAssemble() }
    for assembly in order.assemblies { assembly.assemble(into: registrar) }
  }
}
