import Foundation
import UsherTesting

extension Search {
  /// Runs a closure on the main actor before the signal `SIGINT` (Control-C) ends the process.
  ///
  /// A busy main actor delays the end by a second at most; a second signal ends it at once.
  final class InterruptSignal {
    private let source: any DispatchSourceSignal

    init(_ tell: @escaping @MainActor () -> Void) {
      _ = signal(SIGINT, SIG_IGN)
      source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
      source.setEventHandler {
        Self.leaveToSystem()
        DispatchQueue.global().asyncAfter(deadline: .now() + 1, execute: Self.interrupt)
        Task { @MainActor in
          tell()
          Self.interrupt()
        }
      }
      source.activate()
    }

    deinit {
      source.cancel()
      Self.leaveToSystem()
    }

    private static func leaveToSystem() { _ = signal(SIGINT, SIG_DFL) }

    /// Interrupts the process and not a thread, which may have blocked the signal.
    @Sendable private static func interrupt() { _ = kill(getpid(), SIGINT) }
  }
}
