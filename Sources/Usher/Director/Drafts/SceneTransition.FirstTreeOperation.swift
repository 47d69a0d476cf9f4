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
      case .build: try build(on: &draft)
      case .replace(let transition):
        draft.preparation.enterAgain(draft.director.root)
        draft.requester = draft.director.root
        try draft.plan(transition)
      case .buildLater: try buildLater(on: &draft)
      }
    }

    private func build(on draft: inout Draft) throws(Refusal) {
      let (director, preparation) = (draft.director, draft.preparation)
      if let first = director.firstTree, first.build(on: &draft) { return }
      let number = director.identityGenerator.next
      let early = director.root.storedCoordinators(lazy: false)
      let node = try preparation.rootNode(for: director.rootSource, parent: nil)
      director.root.warn(
        ofChildren: early, embeddedAmong: preparation.coordinators, by: director)
      if let node { try draft.apply(.root(node)) }
      try director.root.planFirstTree(on: &draft)
      try draft.performInitialRoutes(after: 0)
      preparation.recordStarts(of: director.root, after: 0, since: number)
    }

    private func buildLater(on draft: inout Draft) throws(Refusal) {
      let (director, preparation) = (draft.director, draft.preparation)
      if let first = director.firstTree, try first.buildLater(on: &draft) { return }
      let number = director.identityGenerator.next
      if let node = try preparation.layout(of: director.root) { try draft.apply(.root(node)) }
      try director.root.planFirstTree(on: &draft)
      try draft.performInitialRoutes(after: 0)
      if let routing = director.root as? any Routing {
        try draft.performInitialRoute(of: routing)
      }
      preparation.recordStarts(of: director.root, after: 0, since: number)
    }

    func cancel(_ error: NavigationError) { replacement?.cancel(error) }
  }
}

/// A first tree that can replace the root coordinator's layout, such as a saved state.
@MainActor protocol FirstTree: AnyObject {
  func build(on draft: inout Draft) -> Bool

  func buildLater(on draft: inout Draft) throws(Refusal) -> Bool

  /// Discards it, because guards have refused it and something else is shown.
  func giveUp(_ error: NavigationError)
}
