#if os(macOS) || os(Linux)
extension TerminalHost.LineDriver {
  /// Prints a frame once the effects of the last command have settled.
  func show() async {
    await Turn.rest { [self] in changes &+ activity }
    guard isRunning else { return }
    let text = transcript()
    guard isRunning else { return }
    printed = text
    send(text + "\n\n")
  }

  private var activity: Int {
    let directors = [host.director, host.companion?.host?.director]
    return directors.reduce(0) { $0 &+ ($1?.activity ?? 0) }
  }

  private func transcript() -> String {
    let front = host.front
    return Renderer.transcript(
      of: front.freshScene(), columns: front.options.lineWidth, states: &front.states)
  }

  /// Waits until the frame contains the text, or has changed if there is none; returns `false` if
  /// the time runs out first.
  func wait(for text: String?) async -> Bool {
    var isLate = false
    let timer = host.options.clock.after(host.options.waitLimit) { [weak self] in
      isLate = true
      self?.recordChange()
    }
    defer { timer.cancel() }
    while isRunning, !isShown(text) {
      if isLate { return false }
      await withCheckedContinuation { waiting = $0 }
    }
    return true
  }

  private func isShown(_ text: String?) -> Bool {
    let now = transcript()
    return text.map { now.split(separator: "\n").joined(separator: " ").contains($0) }
      ?? (now != printed)
  }
}
#endif
