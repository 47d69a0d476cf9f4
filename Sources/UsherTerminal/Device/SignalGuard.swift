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

  /// Those that end the process, by default.
  private static let ending = [
    SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTRAP, SIGILL, SIGSEGV, SIGBUS, SIGFPE, SIGABRT,
  ]

  static func install(over previous: UnsafeMutablePointer<sigaction>) {
    prepareStack()
    for number in ending { install(endProcess, for: number, over: previous) }
    install(suspend, for: SIGTSTP, over: previous)
    install(resume, for: SIGCONT, over: previous)
    install(redraw, for: SIGWINCH, over: previous)
  }

  static func remove(_ previous: UnsafeMutablePointer<sigaction>) {
    for number in ending + [SIGTSTP, SIGCONT, SIGWINCH] {
      sigaction(number, previous + Int(number), nil)
    }
  }

  /// Installs a handler, except for a signal that whoever started the process wants ignored.
  private static func install(
    _ handler: @escaping @convention(c) (Int32) -> Void, for number: Int32,
    over previous: UnsafeMutablePointer<sigaction>
  ) {
    sigaction(number, nil, previous + Int(number))
    guard !previous[Int(number)].isIgnoring else { return }
    var action = sigaction(handler)
    sigaction(number, &action, nil)
  }

  /// Gives handlers a stack of their own, so that running out of the other one is survived.
  private static func prepareStack() {
    var stack = stack_t()
    guard sigaltstack(nil, &stack) == 0, stack.ss_sp == nil else { return }
    let size = 1 << 16
    stack = stack_t()
    stack.ss_sp = .allocate(byteCount: size, alignment: 16)
    stack.ss_size = numericCast(size)
    sigaltstack(&stack, nil)
  }
}

/// Gives the terminal back, and lets the signal do what it did before.
private func endProcess(_ number: Int32) {
  if let saved = SavedTerminal.current {
    saved.pointee.giveBack()
    sigaction(number, saved.pointee.previous + Int(number), nil)
  } else {
    signal(number, SIG_DFL)
  }
  raise(number)
}

/// Gives the terminal back and stops; goes on from here once the process is continued.
private func suspend(_ number: Int32) {
  let error = errno
  guard let saved = SavedTerminal.current else { return }
  saved.pointee.giveBack()
  sigaction(number, saved.pointee.previous + Int(number), nil)
  var mask = sigset_t()
  sigemptyset(&mask)
  sigaddset(&mask, number)
  raise(number)
  pthread_sigmask(SIG_UNBLOCK, &mask, nil)
  var action = sigaction(suspend)
  sigaction(number, &action, nil)
  errno = error
}

/// Takes the terminal over again after the process was stopped, by whatever signal.
private func resume(_ number: Int32) {
  let error = errno
  if let saved = SavedTerminal.current {
    saved.pointee.takeOver()
    saved.pointee.wakeUp()
  }
  errno = error
}

private func redraw(_ number: Int32) {
  let error = errno
  SavedTerminal.current?.pointee.wakeUp()
  errno = error
}

extension sigaction {
  fileprivate init(_ handler: @escaping @convention(c) (Int32) -> Void) {
    self.init()
    #if canImport(Darwin)
    __sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
    __sa_handler.sa_handler = handler
    #else
    __sigaction_handler.sa_handler = handler
    #endif
    sa_flags = SA_RESTART | numericCast(SA_ONSTACK)
    sigemptyset(&sa_mask)
  }

  fileprivate var isIgnoring: Bool {
    #if canImport(Darwin)
    let handler = __sigaction_u.__sa_handler
    #elseif canImport(Musl)
    let handler = __sa_handler.sa_handler
    #else
    let handler = __sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
