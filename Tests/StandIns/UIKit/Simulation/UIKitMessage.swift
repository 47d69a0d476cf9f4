/// A log message or an exception of UIKit.
@_spi(Test) public struct UIKitMessage: Equatable, Sendable, CustomStringConvertible {
  /// The kind of a message.
  public enum Kind: Equatable, Sendable {
    /// A line in the log; the request is ignored or fails.
    case log
    /// An exception by name, which would end a real app.
    case exception(String)
  }

  /// The kind of the message.
  public let kind: Kind
  /// The text of the message.
  public let text: String

  /// The name of the exception, if any, and the text.
  public var description: String {
    switch kind {
    case .log: text
    case .exception(let name): "\(name): \(text)"
    }
  }
}
