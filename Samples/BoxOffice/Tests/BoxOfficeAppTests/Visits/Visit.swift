import UsherTesting

/// Somebody in the box office who does what a script says, a line at a time.
@MainActor protocol Visit {
  var stage: TestStage { get }
  /// What the display has complained of.
  var complaints: [String] { get }
  func play(_ line: String) async throws
  /// Makes the window wide or narrow.
  func unfold(_ isWide: Bool) async
}

extension Visit {
  var complaints: [String] { [] }
  /// The tree, whatever the classes of its screens are called.
  var outline: String { stage.outline.replacing("Terminal", with: "") }
}
