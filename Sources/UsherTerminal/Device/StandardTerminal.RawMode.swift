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
    /// All forms of mouse reports, which a program that crashed may have left on.
    private static let mouseOff = "\u{1B}[?1000;1002;1003;1005;1006;1015l"
    private static let enter = "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\u{1B}[?25l" + mouseOff
    private static let leave = "\u{1B}[?2004l\u{1B}[?7h\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

    struct Refusal: Error {
      let reason: TerminalError.Reason
      let detail: String
    }

    /// Fails if the descriptors are no terminal, or if another terminal is in raw mode already.
    init(input: Int32, output: Int32, wake: Int32) throws(Refusal) {
      var found = termios()
      guard unsafe tcgetattr(input, &found) == 0 else {
        throw Refusal(reason: .unavailable, detail: unsafe "\(String(cString: strerror(errno))).")
      }
      let other = Refusal(
        reason: .inUse, detail: "Another TerminalHost of this process is using a terminal.")
      guard unsafe SavedTerminal.current == nil else { throw other }
      let previous = UnsafeMutablePointer<sigaction>.allocate(capacity: SignalGuard.count)
      unsafe previous.initialize(repeating: sigaction(), count: SignalGuard.count)
      let saved = unsafe SavedTerminal(
        input: input, output: output, found: found, raw: found.raw, enter: Self.kept(Self.enter),
        leave: Self.kept(Self.leave), wake: wake, previous: previous)
      guard saved.publish() else { throw other }
      unsafe SignalGuard.install(over: previous)
      Self.givingBackAtExit
      saved.takeOver()
    }

    func end() {
      guard let saved = unsafe SavedTerminal.withdraw() else { return }
      unsafe saved.pointee.giveBack()
      unsafe SignalGuard.remove(saved.pointee.previous)
    }

    private static let givingBackAtExit: Void = { _ = atexit(giveBackAtExit) }()

    /// Copies the bytes to memory that is never freed, since a signal handler reads them.
    private static func kept(_ text: String) -> UnsafeBufferPointer<UInt8> {
      let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
      _ = unsafe memory.initialize(from: text.utf8)
      return UnsafeBufferPointer(memory)
    }
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
private func giveBackAtExit() { unsafe SavedTerminal.withdraw()?.pointee.giveBack() }
#endif
