extension LiveScreens {
  /// The screen of a node, and its state on the host.
  @MainActor final class LiveNode {
    let id: NodeID
    let owner: CoordinatorID
    let screen: (any Screen)?
    /// Its name in outlines; an alert's is a value of the app.
    let name: String
    let key: (any ScreenKey)?
    /// The screen, if it follows its own lifecycle.
    let lifecycle: (any ScreenLifecycle)?
    var isAlert: Bool { screen is AlertScreen }
    /// `true` while the host shows it, or the running step gives it to the host.
    var isHeld = false
    var isShown = false
    /// `true` between its appearance and its disappearance.
    var isInSight = false
    /// The tasks that wait until it has left the tree; made when the first one waits.
    var removalWaiters: Waiters<Void>?

    init(of node: Node, _ screen: (any Screen)?, for key: (any ScreenKey)?) {
      self.key = key
      id = node.id
      owner = node.owner
      self.screen = screen
      lifecycle = screen as? any ScreenLifecycle
      name = screen is AlertScreen ? "Alert" : node.name
    }

    func show() {
      isHeld = true
      isShown = true
    }

    /// Notifies the screen that it has appeared or disappeared, and then its coordinator.
    func notify(_ coordinator: Coordinator?, appears: Bool) {
      guard let screen else { return }
      if appears {
        lifecycle?.screenDidAppear()
        coordinator?.didAppear(screen)
      } else {
        lifecycle?.screenDidDisappear()
        coordinator?.didDisappear(screen)
      }
    }
  }
}
