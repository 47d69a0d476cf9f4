/// An error of a stage: a wait that ended in vain, a look-up that failed, an impossible action.
public struct StageError: Error, CustomStringConvertible {
  let message: String

  /// The problem, its place in the test, and the state of the stage.
  public var description: String { message }
}
