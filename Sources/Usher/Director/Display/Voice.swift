/// Announces the screen in front to users who do not see it, once the display has settled.
@MainActor package struct Voice {
  /// The screen that was in front when the display last settled.
  fileprivate var front: NodeID?
  /// Receives the announcement for the host.
  package var listener: (@MainActor (String) -> Void)?
}

extension SceneDirector {
  /// Announces the screen in front through the host, if it is not the one before.
  ///
  /// The system itself announces a new window, and every alert.
  func announceFront() {
    guard windowPhase == .foreground, let front = tree.active?.id, front != voice.front,
      !tree.modals.contains(where: \.isAlert)
    else { return }
    let isFirst = voice.front == nil
    voice.front = front
    guard !isFirst else { return }
    let screen = liveScreens.screen(for: front)
    let text = (screen as? any AnnouncementProviding)?.announcement ?? screen?.titleText ?? ""
    host.announce(text.isEmpty ? nil : text)
    if !text.isEmpty { voice.listener?(text) }
  }
}
