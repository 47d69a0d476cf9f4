#if os(macOS) || os(Linux)
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif
extension StandardTerminal {
  /// A terminal in raw mode: every key arrives at once, and none is echoed.
  @MainActor struct RawMode {
    struct Refusal: Error {
      let reason: TerminalError.Reason
      let detail: String
    }

    /// Fails if the descriptors are no terminal, or if another terminal is in raw mode already.
    init(input: Int32, output: Int32, wake: Int32) throws(Refusal) {
      guard let found = SystemCalls.settings(input) else {
        throw Refusal(reason: .unavailable, detail: SystemCalls.failure)
      }
      let saved = SavedTerminal(
        input: input, output: output, found: found, raw: found.raw, wake: wake,
        previous: SignalActions())
      guard saved.publish() else {
        throw Refusal(
          reason: .inUse, detail: "Another TerminalHost of this process is using a terminal.")
      }
      SignalGuard.install(over: saved.previous)
      Self.givingBackAtExit
      saved.setRawMode()
    }

    func end() {
      guard let saved = SavedTerminal.withdraw() else { return }
      saved.giveBack()
      SignalGuard.remove(saved.previous)
    }

    private static let givingBackAtExit: Void = { _ = atexit(giveBackAtExit) }()
  }
}

extension termios {
  /// These settings with lines, echo and translations off; Ctrl-C and Ctrl-Z still send signals.
  fileprivate var raw: termios {
    var raw = self
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | IEXTEN)
    raw.c_iflag &= ~tcflag_t(ICRNL | INLCR | IGNCR | IXON | ISTRIP)
    return raw
  }
}

/// Runs on the thread that exits, so it must not belong to the main actor.
private func giveBackAtExit() { SavedTerminal.withdraw()?.giveBack() }
#endif
