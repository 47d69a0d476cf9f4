#if os(macOS) || os(Linux)
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The calls of POSIX that a terminal needs; all of the module's unsafe code is in this file.
enum SystemCalls {
  /// The reason why the last call failed, in the words of the system.
  static var failure: String { unsafe String(cString: strerror(errno)) + "." }

  /// Makes a pipe with non-blocking, uninherited ends; `nil` if there are no more descriptors.
  static func makePipe() -> (output: Int32, input: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) + fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  static func openNull() -> Int32 { unsafe open("/dev/null", O_RDWR) }

  /// The kind of file behind a descriptor; `nil` if it is not open.
  static func fileType(_ descriptor: Int32) -> mode_t? {
    var status = stat()
    return unsafe fstat(descriptor, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  static func windowSize(_ terminal: Int32) -> winsize? {
    var size = winsize()
    return unsafe ioctl(terminal, numericCast(TIOCGWINSZ), &size) == 0 ? size : nil
  }

  static func settings(_ terminal: Int32) -> termios? {
    var settings = termios()
    return unsafe tcgetattr(terminal, &settings) == 0 ? settings : nil
  }

  /// Safe in a signal handler.
  static func change(_ terminal: Int32, to settings: termios) {
    unsafe withUnsafePointer(to: settings) { _ = unsafe tcsetattr(terminal, TCSANOW, $0) }
  }

  /// Waits until a descriptor is ready; returns `false` if a signal came first.
  static func wait(for descriptors: inout [pollfd]) -> Bool {
    unsafe poll(&descriptors, numericCast(descriptors.count), -1) > 0
  }

  static func bytes(from descriptor: Int32) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: 1 << 14) { buffer, count in
      count = unsafe max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
  }

  /// Returns the number of bytes that were written, at most 0 if none could be.
  static func send(_ bytes: ArraySlice<UInt8>, to descriptor: Int32) -> Int {
    unsafe bytes.withUnsafeBytes { unsafe write(descriptor, $0.baseAddress, $0.count) }
  }

  /// Safe in a signal handler.
  static func send(_ text: StaticString, to descriptor: Int32) {
    _ = unsafe write(descriptor, text.utf8Start, text.utf8CodeUnitCount)
  }

  /// Safe in a signal handler.
  static func send(_ byte: UInt8, to descriptor: Int32) {
    var byte = byte
    _ = unsafe write(descriptor, &byte, 1)
  }

  /// Lets a signal that is pending reach this thread; safe in a signal handler.
  static func unblock(_ signal: Int32) {
    var mask = sigset_t()
    unsafe sigemptyset(&mask)
    unsafe sigaddset(&mask, signal)
    unsafe pthread_sigmask(SIG_UNBLOCK, &mask, nil)
  }

  /// Gives handlers a stack of their own, so that they run even after a stack overflow.
  static func prepareSignalStack() {
    var stack = unsafe stack_t()
    guard unsafe sigaltstack(nil, &stack) == 0, unsafe stack.ss_sp == nil else { return }
    unsafe stack.ss_sp = .allocate(byteCount: 1 << 16, alignment: 16)
    unsafe (stack.ss_size, stack.ss_flags) = (1 << 16, 0)
    unsafe sigaltstack(&stack, nil)
  }
}

/// A function that handles a signal, on the thread that the signal interrupts.
typealias SignalHandler = @convention(c) (Int32) -> Void

/// The effect of a signal on the process.
@safe struct SignalAction {
  private var action = sigaction()

  /// The handler comes first in an action, regardless of its name on each system.
  init(_ handler: @escaping SignalHandler) {
    unsafe withUnsafeMutableBytes(of: &action) {
      unsafe $0.storeBytes(of: handler, as: SignalHandler.self)
    }
    action.sa_flags = SA_RESTART | numericCast(SA_ONSTACK)
    unsafe sigemptyset(&action.sa_mask)
  }

  /// The current action; `nil` if no signal has this number.
  init?(of signal: Int32) { if unsafe sigaction(signal, nil, &action) != 0 { return nil } }

  /// Safe in a signal handler.
  func install(for signal: Int32) {
    unsafe withUnsafePointer(to: action) { _ = unsafe sigaction(signal, $0, nil) }
  }

  private var address: Int { unsafe withUnsafeBytes(of: action) { unsafe $0.load(as: Int.self) } }
  var isDefault: Bool { unsafe address == unsafeBitCast(SIG_DFL, to: Int.self) }
  var isIgnored: Bool { unsafe address == unsafeBitCast(SIG_IGN, to: Int.self) }
  func runs(_ handler: @escaping SignalHandler) -> Bool { address == Self(handler).address }
}

/// The actions that signals have when this is made, in memory that is never freed.
@safe struct SignalActions {
  static let signals = 0..<Int32(65)
  private let memory: UnsafeMutablePointer<SignalAction?>

  init() {
    unsafe memory = .allocate(capacity: Self.signals.count)
    for signal in Self.signals { unsafe memory[Int(signal)] = SignalAction(of: signal) }
  }

  /// Safe in a signal handler.
  subscript(signal: Int32) -> SignalAction? {
    Self.signals.contains(signal) ? unsafe memory[Int(signal)] : nil
  }
}

extension SavedTerminal {
  /// The address of a copy that is never freed.
  var permanentAddress: UInt {
    let memory = UnsafeMutablePointer<SavedTerminal>.allocate(capacity: 1)
    unsafe memory.initialize(to: self)
    return UInt(bitPattern: memory)
  }

  /// Safe in a signal handler.
  static func at(_ address: UInt) -> SavedTerminal? {
    unsafe UnsafePointer<SavedTerminal>(bitPattern: address)?.pointee
  }
}
#endif
