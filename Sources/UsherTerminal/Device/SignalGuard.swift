#if os(macOS) || os(Linux)
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The signals that matter to a terminal, and what is done when they come.
enum SignalGuard {
  static let count = 65

  /// Those that tell of a fault at the instruction that runs.
  private static let faults = [SIGTRAP, SIGILL, SIGSEGV, SIGBUS, SIGFPE, SIGABRT, SIGSYS]

  /// Those that a user sends, which the app may take as well.
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

  /// Gives handlers a stack of their own, so that running out of the other one is survived.
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

/// Restores the terminal, and lets a fault do what it did before, where it happened.
private func crash(_ number: Int32) {
  if let saved = unsafe SavedTerminal.current {
    unsafe saved.pointee.giveBack()
    unsafe sigaction(number, saved.pointee.previous + Int(number), nil)
  } else {
    signal(number, SIG_DFL)
  }
  raise(number)
}

/// Restores the terminal, and lets the signal do what it did before: end the process, or stop it.
///
/// If the process continues all the same, the terminal is taken over again: it was continued, or
/// not stopped at all, as one that no shell looks after never is; or the app takes the signal too.
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
