#if os(macOS) || os(Linux)
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The data that a signal handler needs to restore the terminal.
///
/// Handlers run at any moment, on any thread, even in the middle of an allocation. So they read one
/// atomic, follow it to memory that is never freed, and call only async-signal-safe functions.
struct SavedTerminal {
  let input: Int32
  let output: Int32
  let found: termios
  let raw: termios
  /// The writing end of the pipe by which a handler wakes the main actor.
  let wake: Int32
  /// The signals' actions before the terminal was taken over.
  let previous: SignalActions

  /// The address of the current terminal's data; a global, since a handler can reach nothing else.
  private static let address = Atomic<UInt>(0)

  /// `true` while the terminal is in raw mode.
  private static let isTaken = Atomic(false)

  /// All forms of mouse reports, which a program that crashed may have left on, go off as well.
  private static var enter: StaticString {
    "\u{1B}[?1049h\u{1B}[?7l\u{1B}[?2004h\u{1B}[?25l\u{1B}[?1000;1002;1003;1005;1006;1015l"
  }
  private static var leave: StaticString {
    "\u{1B}[?2004l\u{1B}[?7h\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"
  }

  static var current: SavedTerminal? { at(address.load(ordering: .acquiring)) }

  /// Makes this the terminal that handlers restore; returns `false` if there is one already.
  func publish() -> Bool {
    let (isFirst, _) = Self.address.compareExchange(
      expected: 0, desired: permanentAddress, ordering: .acquiringAndReleasing)
    return isFirst
  }

  /// Takes the terminal away from the handlers, so that it is restored only once.
  static func withdraw() -> SavedTerminal? {
    at(address.exchange(0, ordering: .acquiringAndReleasing))
  }
}

extension SavedTerminal {
  /// Restores the terminal; safe in a signal handler.
  func giveBack() {
    Self.isTaken.store(false, ordering: .releasing)
    SystemCalls.send(Self.leave, to: output)
    SystemCalls.change(input, to: found)
  }

  /// Sets raw mode again; safe in a signal handler.
  func setRawMode() {
    Self.isTaken.store(true, ordering: .releasing)
    SystemCalls.change(input, to: raw)
    SystemCalls.send(Self.enter, to: output)
  }

  /// Sets raw mode again after a signal that did not stop the process; safe in a signal handler.
  func setRawModeIfGivenBack() {
    guard !Self.isTaken.exchange(true, ordering: .acquiringAndReleasing) else { return }
    setRawMode()
    wakeUp()
  }

  /// Wakes the main actor; safe in a signal handler.
  func wakeUp() { SystemCalls.send(InputReader.Note.redraw.rawValue, to: wake) }
}
#endif
