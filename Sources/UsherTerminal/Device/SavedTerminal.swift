#if os(macOS) || os(Linux)
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The data that a signal handler needs to leave the terminal as it was found.
///
/// Handlers run at any moment, on any thread, even in the middle of an allocation. So they read one
/// atomic, follow it to memory that is never freed, and call what POSIX lets them call.
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

  /// Whose terminal is taken over now; the one global, since a handler can reach nothing else.
  private static let address = Atomic<UInt>(0)

  /// True while the terminal is as a host wants it, and not as it was found.
  private static let isTaken = Atomic(false)

  static var current: UnsafePointer<SavedTerminal>? {
    unsafe UnsafePointer(bitPattern: address.load(ordering: .acquiring))
  }

  /// Makes this the terminal that handlers give back; returns whether there was no other.
  func publish() -> Bool {
    let memory = UnsafeMutablePointer<SavedTerminal>.allocate(capacity: 1)
    unsafe memory.initialize(to: self)
    let (isFirst, _) = Self.address.compareExchange(
      expected: 0, desired: UInt(bitPattern: memory), ordering: .acquiringAndReleasing)
    if !isFirst { unsafe memory.deallocate() }
    return isFirst
  }

  /// Takes it back, so that it is given back only once.
  static func withdraw() -> UnsafePointer<SavedTerminal>? {
    unsafe UnsafePointer(bitPattern: address.exchange(0, ordering: .acquiringAndReleasing))
  }
}

extension SavedTerminal {
  /// Makes the terminal as it was found; safe in a signal handler.
  func giveBack() {
    Self.isTaken.store(false, ordering: .releasing)
    unsafe send(leave)
    unsafe withUnsafePointer(to: found) { _ = unsafe tcsetattr(input, TCSANOW, $0) }
  }

  /// Takes over the terminal, again; safe in a signal handler.
  func takeOver() {
    Self.isTaken.store(true, ordering: .releasing)
    unsafe withUnsafePointer(to: raw) { _ = unsafe tcsetattr(input, TCSANOW, $0) }
    unsafe send(enter)
  }

  /// Takes over the terminal if it was given back for nothing; safe in a signal handler.
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
