#if os(macOS) || os(Linux)
extension LineDriver {
  /// Prints a frame once the effects of the last command have settled.
  func show() async {
    await Turn.rest { [self, host] in changes &+ (host.director?.activity ?? 0) }
    guard isRunning else { return }
    let text = transcript()
    guard isRunning else { return }
    printed = text
    send(text + "\n\n")
  }

  private func transcript() -> String {
    Renderer.transcript(
      of: host.freshScene(), columns: host.options.lineWidth, states: &host.states)
  }

  /// Waits until the frame contains the text, or has changed if there is none; returns `false` if
  /// the time runs out first.
  func wait(for text: String?) async -> Bool {
    var isLate = false
    let timer = host.options.clock.after(host.options.waitLimit) { [weak self] in
      isLate = true
      self?.noteChange()
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
