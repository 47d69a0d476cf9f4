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
    return SignalActions.signals.dropFirst().filter { !known.contains($0) }
  }

  /// Installs the handlers, except for signals that the parent process has set to be ignored.
  static func install(over previous: SignalActions) {
    SystemCalls.prepareSignalStack()
    let used = faults + requests + [SIGCONT, SIGWINCH]
    for signal in used + others {
      guard let action = previous[signal], !action.isIgnored else { continue }
      if action.isDefault || used.contains(signal) { handler(of: signal).install(for: signal) }
    }
  }

  private static func handler(of signal: Int32) -> SignalAction {
    switch signal {
    case SIGCONT: SignalAction(resume)
    case SIGWINCH: SignalAction(redraw)
    default: SignalAction(faults.contains(signal) ? crash : giveWay)
    }
  }

  /// Restores the previous actions of the signals that are still handled here.
  static func remove(_ previous: SignalActions) {
    for signal in SignalActions.signals {
      guard let action = SignalAction(of: signal) else { continue }
      let isOurs = [crash, giveWay, resume, redraw].contains(where: action.runs)
      if isOurs { previous[signal]?.install(for: signal) }
    }
  }
}

/// Restores the terminal and the previous action, and raises the signal again on this thread.
private func crash(_ number: Int32) {
  restore(number)
  raise(number)
}

/// Restores the terminal and the action that a signal had.
private func restore(_ number: Int32) {
  if let saved = SavedTerminal.current {
    saved.giveBack()
    saved.previous[number]?.install(for: number)
  } else {
    signal(number, SIG_DFL)
  }
}

/// Restores the terminal, then lets the signal have its previous effect: end the process, or stop
/// it.
///
/// The process may continue: it was continued, it belongs to an orphaned process group, which is
/// never stopped, or the app handles the signal too. Then the terminal is taken over again.
private func giveWay(_ number: Int32) {
  let error = errno
  restore(number)
  raise(number)
  SystemCalls.unblock(number)
  if let saved = SavedTerminal.current {
    SignalAction(giveWay).install(for: number)
    saved.setRawModeIfGivenBack()
  }
  errno = error
}

/// Takes over the terminal again after any signal has stopped the process.
private func resume(_ number: Int32) {
  let error = errno
  if let saved = SavedTerminal.current {
    saved.setRawMode()
    saved.wakeUp()
  }
  errno = error
}

private func redraw(_ number: Int32) {
  let error = errno
  SavedTerminal.current?.wakeUp()
  errno = error
}
#endif
