extension Int {
  /// The number with a noun in the right form: `1 state`, `2 states`.
  package func of(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
