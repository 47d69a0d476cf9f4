/// A text for two readers: a caller reads all of it, a log no value of the app.
///
/// Names, numbers, identities and types are for both; everything else is only for callers.
struct Message: Sendable, ExpressibleByStringInterpolation {
  let text: String
  let redacted: String

  static let placeholder = "<private>"

  init(_ text: String, redacted: String) {
    self.text = text
    self.redacted = redacted
  }

  init(stringLiteral value: String) { self.init(value, redacted: value) }

  init(stringInterpolation parts: Parts) { self.init(parts.text, redacted: parts.redacted) }

  static func + (lhs: Message, rhs: Message) -> Message {
    Message(lhs.text + rhs.text, redacted: lhs.redacted + rhs.redacted)
  }

  /// The parts of a message while it is put together.
  struct Parts: StringInterpolationProtocol {
    fileprivate var text = ""
    fileprivate var redacted = ""

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) { append(literal, literal) }

    private mutating func append(_ text: String, _ redacted: String) {
      self.text += text
      self.redacted += redacted
    }
  }
}

extension Message.Parts {
  mutating func appendInterpolation(_ name: String) { append(name, name) }

  mutating func appendInterpolation(_ message: Message) { append(message.text, message.redacted) }

  mutating func appendInterpolation(_ number: Int) { append("\(number)", "\(number)") }

  mutating func appendInterpolation(_ id: NodeID) { append("\(id)", "\(id)") }

  mutating func appendInterpolation(_ type: any Any.Type) { append("\(type)", "\(type)") }

  /// A log shows only the type of a route.
  mutating func appendInterpolation(_ route: AnyRoute) {
    append("\(route)", "\(type(of: route.value)).\(Message.placeholder)")
  }

  /// A log shows an error's text without values.
  mutating func appendInterpolation(_ error: any Error) {
    append("\(error)", (error as? any LoggableError)?.logText ?? Message.placeholder)
  }

  mutating func appendInterpolation<Value>(_ value: Value) {
    append("\(value)", Message.placeholder)
  }

  mutating func appendInterpolation<Value>(private value: Value) {
    append("\(value)", Message.placeholder)
  }
}
