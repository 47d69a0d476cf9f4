import Foundation
import UsherTesting

/// Lets the main actor say something before an interruption (`SIGINT`, Control-C) ends the process.
///
/// A main actor that is busy for a second more is not waited for, and a second interruption ends the
/// process at once.
final class Interruption {
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
