extension StageConsole {
  package struct Reply {
    package let text: String
    package private(set) var isProblem = false

    /// Makes an answer without characters that steer a terminal.
    package init(_ text: String, isProblem: Bool = false) {
      self.isProblem = isProblem
      self.text = text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { String($0).printable }.joined(separator: "\n")
    }

    init(_ error: any Error) { self.init("\(error)", isProblem: true) }
  }
}
