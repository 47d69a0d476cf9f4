extension SceneTransition {
  /// The first tree of a window: the root coordinator's layout, or something in its place.
  enum FirstTreeOperation: SceneOperation {
    /// The layout of the root coordinator, with which the director starts.
    case build
    /// Something else; the root coordinator starts without its own layout.
    case replace(with: SceneTransition)
    /// The layout of the root coordinator, after something else was shown first.
    case buildLater

    var verb: Message { "start" }
    var target: String { replacement?.target ?? verb.text }
    var route: AnyRoute? { replacement?.route }
    var destination: AnyHashable? { replacement?.destination }
    var needsLayout: Bool { false }

    private var replacement: (any SceneOperation)? {
      guard case .replace(let transition) = self else { return nil }
      return transition.operation
    }

    func plan(on draft: inout Draft) throws(Refusal) {
      switch self {
      case .build: try draft.buildFirstTree()
      case .replace(let transition): try draft.replaceFirstTree(with: transition)
      case .buildLater: try draft.buildFirstTreeLater()
      }
    }

    func cancel(_ error: NavigationError) { replacement?.cancel(error) }
  }
}

/// A first tree that can replace the root coordinator's layout, such as a saved state.
@MainActor protocol FirstTree: AnyObject {
  func build(on draft: inout Draft) -> Bool

  func buildLater(on draft: inout Draft) throws(Refusal) -> Bool
}

extension Draft {
  fileprivate mutating func buildFirstTree() throws(Refusal) {
    if let first = director.firstTree, first.build(on: &self) { return }
    let number = director.identityGenerator.next
    let early = director.root.earlyChildren
    let node = try preparation.rootNode(for: director.rootSource, parent: nil)
    director.root.warn(
      ofChildren: early, embeddedAmong: preparation.coordinators, by: director)
    if let node { try apply(.root(node)) }
    try director.root.planFirstTree(on: &self)
    try performInitialRoutes(after: 0)
    preparation.noteStarts(of: director.root, after: 0, since: number)
  }

  fileprivate mutating func replaceFirstTree(with transition: SceneTransition) throws(Refusal) {
    preparation.enterAgain(director.root)
    requester = director.root
    try plan(transition)
  }

  fileprivate mutating func buildFirstTreeLater() throws(Refusal) {
    if let first = director.firstTree, try first.buildLater(on: &self) { return }
    let number = director.identityGenerator.next
    let node = try preparation.layout(of: director.root)
    guard let node else { return }
    try apply(.root(node))
    try performInitialRoutes(after: 0)
    if let routing = director.root as? any Routing { try performInitialRoute(of: routing) }
    preparation.noteStarts(of: director.root, after: 0, since: number)
  }
}
