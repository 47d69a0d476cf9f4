extension Request {
  /// Whether it is for the first tree of all.
  var isLaunch: Bool {
    switch transition.operation {
    case .launch, .relaunch: true
    default: false
    }
  }
}

extension Draft {
  /// The root coordinator starts without its own layout, and does something else.
  mutating func relaunch(_ transition: SceneTransition) throws(Obstacle) {
    preparation.enterAgain(director.root)
    asker = director.root
    try plan(transition)
  }

  /// The root coordinator's own layout, after something else was shown first.
  mutating func layOut() throws(Obstacle) {
    if try reviveLater() { return }
    let number = director.identifiers.next
    let node = try preparation.layout(of: director.root)
    guard let node else { return }
    try apply(.root(node))
    try followInitialRoutes(after: 0)
    if let routing = director.root as? any Routing { try followInitialRoute(of: routing) }
    preparation.noteBirths(of: director.root, after: 0, since: number)
  }
}

extension Draft {
  /// The root coordinator's own layout, the first tree of all.
  mutating func launch() throws(Obstacle) {
    if reviveAtLaunch() { return }
    let number = director.identifiers.next
    let node = try preparation.rootNode(for: director.rootSource, parent: nil)
    if let node { try apply(.root(node)) }
    if let root = director.root as? ModelCoordinator { try set(root.initial) }
    try followInitialRoutes(after: 0)
    preparation.noteBirths(of: director.root, after: 0, since: number)
  }
}
