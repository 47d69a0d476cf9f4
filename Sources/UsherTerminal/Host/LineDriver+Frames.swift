#if os(macOS) || os(Linux)
extension LineDriver {
  /// Prints a frame once what has been set off has come to its end.
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

  /// Waits until what is shown is what was asked for; says whether that came in time.
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
