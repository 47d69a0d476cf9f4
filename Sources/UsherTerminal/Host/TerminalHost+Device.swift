#if os(macOS) || os(Linux)
import Usher

extension TerminalHost {
  func take(_ event: TerminalEvent) {
    guard isServing else { return }
    switch event {
    case .input(let bytes):
      screenDriver?.take(bytes)
      lineDriver?.take(bytes)
    case .redrawNeeded: screenDriver?.drawAnew()
    case .endOfInput: takeEnd()
    case .failed(let reason, let detail):
      fail(TerminalError(reason: reason, detail: detail, callSite: callSite))
    }
  }

  private func takeEnd() {
    if let lineDriver { lineDriver.takeEnd() } else { director?.close() }
  }

  /// Closes the director after the current turn: a device may fail while a frame is drawn on it.
  private func fail(_ error: TerminalError) {
    guard failure == nil else { return }
    failure = error
    Task { [weak director, callSite] in director?.displayDidFail(error, at: callSite) }
  }
}
#endif
