/// What UIKit writes to its log, or raises.
@_spi(Test) public struct UIKitMessage: Equatable, Sendable, CustomStringConvertible {
  /// How UIKit says it.
  public enum Kind: Equatable, Sendable {
    /// A line in the log; what was asked for is ignored or goes wrong.
    case log
    /// An exception by its name, which would have ended the app.
    case exception(String)
  }

  /// How it is said.
  public let kind: Kind
  /// What is said.
  public let text: String

  /// The name of what is raised, if it is, and what is said.
  public var description: String {
    switch kind {
    case .log: text
    case .exception(let name): "\(name): \(text)"
    }
  }
}
