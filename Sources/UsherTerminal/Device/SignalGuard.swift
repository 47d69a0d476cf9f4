#if os(macOS) || os(Linux)
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The signals that matter to a terminal, and their handlers.
enum SignalGuard {
  static let count = 65

  /// Signals that report a fault at the current instruction.
  private static let faults = [SIGTRAP, SIGILL, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS]

  /// Signals that a user sends, which the app may handle as well.
  private static let requests = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP]

  /// The signals that neither end nor stop a process by default, or that cannot be handled.
  private static let harmless: [Int32] = {
    #if canImport(Darwin)
    let more = [SIGIO, SIGINFO]
    #else
    let more: [Int32] = []
    #endif
    return [SIGKILL, SIGSTOP, SIGTTIN, SIGTTOU, SIGCHLD, SIGURG] + more
  }()

  /// All others that end the process by default, such as those of timers and limits.
  private static var others: [Int32] {
    let known = faults + requests + harmless + [SIGCONT, SIGWINCH]
    return (1..<Int32(count)).filter { !known.contains($0) }
  }

  static func install(over previous: UnsafeMutablePointer<sigaction>) {
    prepareStack()
    for number in faults { unsafe install(crash, for: number, over: previous) }
    for number in requests { unsafe install(giveWay, for: number, over: previous) }
    for number in others { unsafe install(giveWay, for: number, over: previous, ifUnused: true) }
    unsafe install(resume, for: SIGCONT, over: previous)
    unsafe install(redraw, for: SIGWINCH, over: previous)
  }

  /// Restores the previous actions of the signals that are still handled here.
  static func remove(_ previous: UnsafeMutablePointer<sigaction>) {
    for number in 1..<Int32(count) {
      var now = sigaction()
      guard unsafe sigaction(number, nil, &now) == 0, now.isOurs else { continue }
      unsafe sigaction(number, previous + Int(number), nil)
    }
  }

  /// Installs a handler, except for a signal that the parent process has set to be ignored.
  private static func install(
    _ handler: @escaping SignalHandler, for number: Int32,
    over previous: UnsafeMutablePointer<sigaction>, ifUnused: Bool = false
  ) {
    guard unsafe sigaction(number, nil, previous + Int(number)) == 0 else { return }
    let address = unsafe previous[Int(number)].address
    guard address != Self.ignoring, !ifUnused || address == Self.byDefault else { return }
    var action = sigaction(handler)
    unsafe sigaction(number, &action, nil)
  }

  private static let ignoring = unsafe unsafeBitCast(SIG_IGN, to: Int.self)
  private static let byDefault = unsafe unsafeBitCast(SIG_DFL, to: Int.self)

  /// Gives handlers a stack of their own, so that they run even after a stack overflow.
  private static func prepareStack() {
    var stack = unsafe stack_t()
    guard unsafe sigaltstack(nil, &stack) == 0, unsafe stack.ss_sp == nil else { return }
    let size = 1 << 16
    unsafe stack = stack_t()
    unsafe stack.ss_sp = .allocate(byteCount: size, alignment: 16)
    unsafe stack.ss_size = numericCast(size)
    unsafe sigaltstack(&stack, nil)
  }
}

/// Restores the terminal and the previous action, and raises the signal again on this thread.
private func crash(_ number: Int32) {
  if let saved = unsafe SavedTerminal.current {
    unsafe saved.pointee.giveBack()
    unsafe sigaction(number, saved.pointee.previous + Int(number), nil)
  } else {
    signal(number, SIG_DFL)
  }
  raise(number)
}

/// Restores the terminal, then lets the signal have its previous effect: end the process, or stop
/// it.
///
/// The process may continue: it was continued, it belongs to an orphaned process group, which is
/// never stopped, or the app handles the signal too. Then the terminal is taken over again.
private func giveWay(_ number: Int32) {
  let error = errno
  var mask = sigset_t()
  unsafe sigemptyset(&mask)
  unsafe sigaddset(&mask, number)
  if let saved = unsafe SavedTerminal.current {
    unsafe saved.pointee.giveBack()
    unsafe sigaction(number, saved.pointee.previous + Int(number), nil)
  } else {
    signal(number, SIG_DFL)
  }
  raise(number)
  unsafe pthread_sigmask(SIG_UNBLOCK, &mask, nil)
  if let saved = unsafe SavedTerminal.current {
    var action = sigaction(giveWay)
    unsafe sigaction(number, &action, nil)
    unsafe saved.pointee.takeOverIfGivenBack()
  }
  errno = error
}

/// Takes over the terminal again after any signal has stopped the process.
private func resume(_ number: Int32) {
  let error = errno
  if let saved = unsafe SavedTerminal.current {
    unsafe saved.pointee.takeOver()
    unsafe saved.pointee.wakeUp()
  }
  errno = error
}

private func redraw(_ number: Int32) {
  let error = errno
  unsafe SavedTerminal.current?.pointee.wakeUp()
  errno = error
}

extension sigaction {
  fileprivate var isOurs: Bool {
    let handlers: [SignalHandler] = [crash, giveWay, resume, redraw]
    return handlers.contains { unsafe unsafeBitCast($0, to: Int.self) == address }
  }
}
#endif
