/// Announces the screen in front to users who do not see it, once the display has settled.
@MainActor package final class Voice {
  /// The screen that was in front when the display last settled.
  private var front: NodeID?
  /// Receives the announcement for the host.
  package var listener: (@MainActor (String) -> Void)?

  /// Announces the screen in front through the host, if it is not the one before.
  ///
  /// The system itself announces a new window, and every alert.
  func announceFront(of director: SceneDirector) {
    guard director.windowPhase == .foreground, let front = director.tree.active?.id,
      front != self.front, !director.tree.modals.contains(where: \.isAlert)
    else { return }
    let isFirst = self.front == nil
    self.front = front
    guard !isFirst else { return }
    let screen = director.screen(for: front)
    let text = (screen as? any AnnouncementProviding)?.announcement ?? screen?.titleText ?? ""
    director.host.announce(text.isEmpty ? nil : text)
    if !text.isEmpty { listener?(text) }
  }
}
