/// An error of a stage: a wait without success, a failed look-up, or an impossible action.
public struct StageError: Error, CustomStringConvertible {
  package let message: String

  package init(message: String) { self.message = message }

  /// The problem, its place in the test, and the state of the stage.
  public var description: String { message }
}
