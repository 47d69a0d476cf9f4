extension LiveScreens {
  /// A screen's appearance on the display, or the end of it.
  @MainActor struct Appearance {
    let liveNode: LiveScreens.LiveNode
    private let begins: Bool

    init(_ liveNode: LiveScreens.LiveNode, begins: Bool) {
      self.liveNode = liveNode
      self.begins = begins
    }

    var event: SceneEvent {
      begins ? .appeared(liveNode.id, name: liveNode.name) : .disappeared(liveNode.id)
    }

    /// Notifies the screen, and then its coordinator.
    func notify(_ coordinator: Coordinator?) {
      guard let screen = liveNode.screen else { return }
      if begins {
        liveNode.lifecycle?.screenDidAppear()
        coordinator?.didAppear(screen)
      } else {
        liveNode.lifecycle?.screenDidDisappear()
        coordinator?.didDisappear(screen)
      }
    }
  }
}
