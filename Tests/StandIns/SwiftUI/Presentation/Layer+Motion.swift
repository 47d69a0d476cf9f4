extension Layer {
  /// Presents the layer.
  func come(in window: Renderer.Window) {
    presentByKit(in: window)
    guard !window.transaction.disablesAnimations else { return }
    phase = .coming
    window.renderer.after(duration(in: window)) { [weak self] in
      guard let self, phase == .coming else { return }
      phase = .shown
      window.act { self.wakeWaiting() }
    }
  }

  /// Dismisses the layer for the program, with all layers above it.
  func dismiss(in window: Renderer.Window) {
    guard phase == .coming || phase == .shown else { return }
    go(in: window, isAnimated: !window.transaction.disablesAnimations)
  }

  /// Dismisses the layer for the user; the binding is written at the end.
  func dismissByUser(in window: Renderer.Window) {
    isDismissedByUser = true
    go(in: window, isAnimated: true)
  }

  private func go(in window: Renderer.Window, isAnimated: Bool) {
    for layer in all { layer.phase = .going }
    guard isAnimated else {
      return window.commit { self.leave(in: window, tells: self.isDismissedByUser) }
    }
    window.renderer.after(duration(in: window)) { [weak self] in
      guard let self, phase == .going else { return }
      window.act { self.arriveOut(in: window) }
    }
  }

  private func arriveOut(in window: Renderer.Window) {
    guard isDismissedByUser, isSheetLike, window.renderer.behaves(.writesLate) else {
      return leave(in: window, tells: isDismissedByUser)
    }
    phase = .lingering
    leaveUpper(in: window)
    node?.remove()
    node = nil
    endByKit(in: window)
    window.renderer.after(window.renderer.durations.lateness) { [weak self] in
      guard let self, phase == .lingering else { return }
      window.act { self.leave(in: window, tells: true) }
    }
  }

  /// Ends the removal of the layer.
  func leave(in window: Renderer.Window, tells: Bool, isSilent: Bool = false) {
    phase = .lingering
    leaveUpper(in: window)
    node?.remove()
    node = nil
    endByKit(in: window)
    if parent?.child === self { parent?.child = nil }
    presenter?.layerLeft(self, tells: tells, isSilent: isSilent)
    parent?.wakeWaiting()
  }

  private func leaveUpper(in window: Renderer.Window) {
    guard let child else { return }
    let isLowest = parent?.phase != .lingering || parent?.kind == .window
    let renderer = window.renderer
    let isSilent =
      renderer.behaves(.upperLayersAreSilent)
      || (renderer.behaves(.oneUpperLayerWrites) && !isLowest)
    child.leave(in: window, tells: !isSilent, isSilent: isSilent)
  }

  func wakeWaiting() {
    let due = waiting
    waiting = []
    for body in due { body() }
  }

  private var isSheetLike: Bool { kind == .sheet || kind == .popover || kind == .cover }

  private func duration(in window: Renderer.Window) -> Double {
    let durations = window.renderer.durations
    return kind == .alert || kind == .dialog ? durations.alert : durations.layer
  }
}
