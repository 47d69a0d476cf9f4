#if os(macOS) || os(Linux)
import Usher

extension TerminalHost {
  func handle(_ event: TerminalEvent) {
    guard isServing else { return }
    switch event {
    case .input(let bytes):
      screenDriver?.receive(bytes)
      lineDriver?.receive(bytes)
    case .redrawNeeded:
      reportWidth()
      screenDriver?.drawAnew()
    case .endOfInput: handleEndOfInput()
    case .failed(let reason, let detail):
      fail(TerminalError(reason: reason, detail: detail, callSite: callSite))
    }
  }

  /// Reports the terminal's width; a hundred columns count as wide, and without a screen there is
  /// none.
  func reportWidth() {
    guard let size = device.size else { return }
    director?.report(.resized(width: Double(size.columns * Self.pointsPerColumn)))
  }

  private static var pointsPerColumn: Int { 7 }

  private func handleEndOfInput() {
    if let lineDriver { lineDriver.receiveEndOfInput() } else { director?.close() }
  }

  /// Closes the director after the current turn: a device may fail while a frame is drawn on it.
  private func fail(_ error: TerminalError) {
    guard failure == nil else { return }
    failure = error
    Task { [weak director, callSite] in director?.displayDidFail(error, at: callSite) }
  }
}
#endif
