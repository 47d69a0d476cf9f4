/// An error of a stage: a wait without success, a failed look-up, or an impossible action.
public struct StageError: Error, CustomStringConvertible {
  let message: String

  /// The problem, its place in the test, and the state of the stage.
  public var description: String { message }
}
