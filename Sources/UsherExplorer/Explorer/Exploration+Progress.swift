import Foundation
import UsherTesting

extension Exploration {
  func progress(untried: Int, timeLeft: Duration) -> String {
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [.hours, .minutes, .seconds], width: .narrow)
    let time = timeLeft.formatted(style.locale(Locale(identifier: "en_US")))
    let counts = [states.count.of("state"), untried.of("action") + " to try"]
    return "Exploring: "
      + (counts + [findings.count.of("finding"), "\(time) left"]).joined(separator: ", ")
  }

  /// The findings so far, printed if the exploration is interrupted.
  var report: String {
    let counts = [states.count.of("state"), actionCount.of("action"), findings.count.of("finding")]
    let summary = "Interrupted after \(counts.joined(separator: ", "))."
    return (findings.map(\.description) + [summary]).joined(separator: "\n") + "\n"
  }
}

extension Explorer {
  /// Warns that an exploration was cut short, and proves less than it seems to.
  func warn(of exploration: Exploration) {
    guard !exploration.isComplete, !exploration.wasStopped else { return }
    let counts = [exploration.states.count.of("state"), exploration.actionCount.of("action")]
    progress.write(
      """
      The explorer stopped at its limits (states: \(limits.states), depth: \(limits.depth), \
      actions: \(limits.actions)) after \(counts.joined(separator: ", ")).
        • Raise them to try the rest: explorer.limits.

      """)
  }
}
