#if os(macOS) || os(Linux)
extension TerminalHost {
  /// Drives a terminal that sends keys and shows frames.
  @MainActor final class ScreenDriver {
    private unowned let host: TerminalHost
    private var parser = KeyParser()
    private var frame: Frame?
    private var flushing: Task<Void, Never>?
    private var isDrawing = false

    init(_ host: TerminalHost) { self.host = host }

    func end() { flushing?.cancel() }

    func receive(_ bytes: [UInt8]) {
      flushing?.cancel()
      press(parser.feed(bytes))
      flushLater()
    }

    /// Draws the whole frame, as if the terminal were empty.
    func drawAnew() {
      frame = nil
      host.front.layouts = Renderer.Layouts()
      host.draw()
    }

    func draw() {
      guard let size = host.device.size else { return }
      // A device may request a frame while it takes one.
      guard !isDrawing else { return host.drawSoon() }
      isDrawing = true
      defer { isDrawing = false }
      let front = host.front
      let scene = front.scene()
      // Reading a screen's lines may close the window.
      guard host.screenDriver === self else { return }
      let next = Renderer.frame(
        of: scene, size: size, states: &front.states, layouts: &front.layouts)
      let bytes = Frame.Diff(isColored: host.device.isColored).bytes(from: frame, to: next)
      frame = next
      if front !== host { host.drawn = nil }
      front.drawn = next.screens
      if !bytes.isEmpty { host.device.write(bytes) }
    }

    /// One frame follows, however many keys there are.
    private func press(_ keys: [Key]) {
      for key in keys {
        if key == .control("l") { frame = nil } else { host.deliver(key) }
      }
      if !keys.isEmpty { host.front.drawAfterKeys() }
    }

    /// An escape byte may begin a sequence: if nothing follows it in time, it was a key.
    private func flushLater() {
      let options = host.options
      guard let patience = parser.patience else { return }
      let delay = patience == .short ? options.escapeDelay : options.pasteDelay
      flushing = options.clock.after(delay) { [weak self] in
        guard let self else { return }
        press(parser.flush())
        flushLater()
      }
    }
  }
}
#endif
