public import Testing
import Usher

extension TestStage {
  /// Declares values that the user must not lose, such as the chosen seats; each is kept once.
  ///
  /// ```swift
  /// stage.keep("seat") { $0.find(HallCoordinator.self)?.seats ?? [] }
  /// ```
  ///
  /// An explorer that interrupts the app compares the values before and after. Leave out numbers
  /// that the app assigns: two tickets of one purchase must read alike.
  public func keep(_ name: String, _ values: @escaping @MainActor (TestStage) -> [String]) {
    keeping.append { stage in values(stage).map { "\(name) \($0)" } }
  }

  /// Expects that the app keeps a value, as often as it should: `stage.expectKept("seat A3")`.
  public func expectKept(
    _ value: String, times: Int = 1, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let count = kept.count { $0 == value }
    guard count != times else { return }
    let all = kept.isEmpty ? "nothing" : kept.joined(separator: ", ")
    Issue.record(
      """
      The app keeps “\(value)” \(count.of("time")) instead of \(times.of("time")).
        Kept: \(all).
      \(outline)
      """, sourceLocation: sourceLocation)
  }

  /// The values that the user must not lose now.
  package var kept: [String] { keeping.flatMap { $0(self) } }
}
