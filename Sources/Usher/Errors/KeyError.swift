/// The error of a key that nothing can show.
public struct KeyError: Error, Sendable, CustomStringConvertible, LoggableError {
  /// The name of the key's type.
  public let key: String

  /// The scope of the coordinator that shows the key makes nothing for keys.
  static func withoutContainer(_ key: Any.Type) -> KeyError { KeyError(key: "\(key)") }

  /// The failure, and how to fix it.
  public var description: String {
    let failure = "\(key) is a key, and the scope of this coordinator makes nothing for keys."
    let diagnosis = Diagnosis(
      failure, [],
      fix: [
        "Give the director a container: SceneDirector(X.self, in: container, host: host).",
        "Or implement makeScreen(for:) and makeFlow(for:) in your own CoordinatorScope.",
      ])
    return diagnosis.description
  }

  package var logText: String { description }
}
