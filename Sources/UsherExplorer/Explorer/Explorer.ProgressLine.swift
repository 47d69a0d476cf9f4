import Foundation
import UsherTesting

extension Explorer {
  /// Shows the progress of long work in one line of a terminal that is redrawn.
  @MainActor package final class ProgressLine {
    package struct Output {
      var isTerminal: Bool
      package var now: @MainActor () -> ContinuousClock.Instant = { .now }
      var write: @MainActor (String) -> Void

      package init(
        isTerminal: Bool, now: @escaping @MainActor () -> ContinuousClock.Instant = { .now },
        write: @escaping @MainActor (String) -> Void
      ) {
        (self.isTerminal, self.now, self.write) = (isTerminal, now, write)
      }

      /// The standard error of the process, which does not mix with the program's output.
      static var standardError: Output {
        Output(isTerminal: isatty(STDERR_FILENO) == 1) {
          try? FileHandle.standardError.write(contentsOf: Data($0.utf8))
        }
      }
    }

    /// The delay before the first line, so that short work prints none.
    private static let patience = Duration.seconds(1)
    private static let interval = Duration.milliseconds(100)
    private static let eraseLine = "\r\u{1B}[K"

    private let output: Output
    private let start: ContinuousClock.Instant
    private var next: ContinuousClock.Instant
    private var isShown = false

    init(_ output: Output) {
      self.output = output
      start = output.now()
      next = start.advanced(by: Self.patience)
    }

    /// Shows a line if enough time has passed; the closure receives the time since the start.
    func show(_ line: (_ elapsed: Duration) -> String) {
      let now = output.now()
      guard output.isTerminal, now >= next else { return }
      next = now.advanced(by: Self.interval)
      output.write(Self.eraseLine + line(start.duration(to: now)))
      isShown = true
    }

    func clear() {
      if isShown { output.write(Self.eraseLine) }
      isShown = false
    }
  }
}
