/// A node on the live side: its screen, and what the host does with it.
@MainActor final class LiveNode {
  let id: NodeID
  let owner: CoordinatorID
  let screen: (any Screen)?
  /// The key that the screen was made for, if any.
  let key: (any ScreenKey)?
  /// The screen, where it is notified of its life.
  let lifecycle: (any ScreenLifecycle)?
  let isAlert: Bool
  /// Indicates whether the host has it: it shows it, or has been given it by the step that runs.
  var isHeld = false
  var isShown = false
  /// Indicates whether it has appeared and not disappeared.
  var isInSight = false

  init(of node: Node, _ screen: (any Screen)?, for key: (any ScreenKey)?) {
    self.key = key
    id = node.id
    owner = node.owner
    self.screen = screen
    lifecycle = screen as? any ScreenLifecycle
    isAlert = screen is AlertScreen
  }

  func show() {
    isHeld = true
    isShown = true
  }
}
