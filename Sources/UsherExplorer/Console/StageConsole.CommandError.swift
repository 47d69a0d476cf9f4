extension StageConsole {
  /// A command that cannot be followed, and the reason.
  struct CommandError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
  }
}
