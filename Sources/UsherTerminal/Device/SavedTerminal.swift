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
@safe struct SavedTerminal {
  let input: Int32
  let output: Int32
  let found: termios
  let raw: termios
  let enter: UnsafeBufferPointer<UInt8>
  let leave: UnsafeBufferPointer<UInt8>
  /// The writing end of the pipe by which a handler wakes the main actor.
  let wake: Int32
  /// The signals' previous actions, by their numbers.
  let previous: UnsafeMutablePointer<sigaction>

  /// The address of the current terminal's data; a global, since a handler can reach nothing else.
  private static let address = Atomic<UInt>(0)

  /// `true` while the terminal is in raw mode.
  private static let isTaken = Atomic(false)

  static var current: UnsafePointer<SavedTerminal>? {
    unsafe UnsafePointer(bitPattern: address.load(ordering: .acquiring))
  }

  /// Makes this the terminal that handlers restore; returns `false` if there is one already.
  func publish() -> Bool {
    let memory = UnsafeMutablePointer<SavedTerminal>.allocate(capacity: 1)
    unsafe memory.initialize(to: self)
    let (isFirst, _) = Self.address.compareExchange(
      expected: 0, desired: UInt(bitPattern: memory), ordering: .acquiringAndReleasing)
    if !isFirst { unsafe memory.deallocate() }
    return isFirst
  }

  /// Takes the terminal away from the handlers, so that it is restored only once.
  static func withdraw() -> UnsafePointer<SavedTerminal>? {
    unsafe UnsafePointer(bitPattern: address.exchange(0, ordering: .acquiringAndReleasing))
  }
}

extension SavedTerminal {
  /// Restores the terminal; safe in a signal handler.
  func giveBack() {
    Self.isTaken.store(false, ordering: .releasing)
    unsafe send(leave)
    unsafe withUnsafePointer(to: found) { _ = unsafe tcsetattr(input, TCSANOW, $0) }
  }

  /// Sets raw mode again; safe in a signal handler.
  func takeOver() {
    Self.isTaken.store(true, ordering: .releasing)
    unsafe withUnsafePointer(to: raw) { _ = unsafe tcsetattr(input, TCSANOW, $0) }
    unsafe send(enter)
  }

  /// Sets raw mode again after a signal that did not stop the process; safe in a signal handler.
  func takeOverIfGivenBack() {
    guard !Self.isTaken.exchange(true, ordering: .acquiringAndReleasing) else { return }
    takeOver()
    wakeUp()
  }

  /// Wakes the main actor; safe in a signal handler.
  func wakeUp() {
    var note = InputReader.Note.redraw.rawValue
    _ = unsafe write(wake, &note, 1)
  }

  private func send(_ bytes: UnsafeBufferPointer<UInt8>) {
    _ = unsafe write(output, bytes.baseAddress, bytes.count)
  }
}
#endif
