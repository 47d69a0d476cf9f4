import Foundation

/// Says how far long work has come: in one line that is redrawn, or in a line each minute where the
/// output is no terminal.
@MainActor package final class ProgressLine {
  /// The place that it writes to, and the time.
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

    /// The standard error of the process, which does not mix with what a program prints.
    static var standardError: Output {
      Output(isTerminal: isatty(STDERR_FILENO) == 1) {
        try? FileHandle.standardError.write(contentsOf: Data($0.utf8))
      }
    }
  }

  /// What stands before the first line: short work says nothing.
  private static let patience = Duration.seconds(1)
  private static let eraseLine = "\r\u{1B}[K"

  private let output: Output
  private let start: ContinuousClock.Instant
  private var next: ContinuousClock.Instant
  private var isShown = false

  init(_ output: Output) {
    self.output = output
    start = output.now()
    next = start.advanced(by: output.isTerminal ? Self.patience : Self.patience * 60)
  }

  /// Shows a line if it is time for one; the closure receives the time since the start.
  func show(_ line: (_ elapsed: Duration) -> String) {
    let now = output.now()
    guard now >= next else { return }
    next = now.advanced(by: output.isTerminal ? Self.patience / 10 : Self.patience * 60)
    let text = line(start.duration(to: now))
    output.write(output.isTerminal ? Self.eraseLine + text : text + "\n")
    isShown = output.isTerminal
  }

  /// Removes the line from a terminal.
  func clear() {
    if isShown { output.write(Self.eraseLine) }
    isShown = false
  }
}
