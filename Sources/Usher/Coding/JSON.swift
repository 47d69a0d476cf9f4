import Foundation

/// JSON with sorted keys, so that equal values give equal text.
package enum JSON {
  private static let decoder = JSONDecoder()
  private static let encoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()

  package static func text(of value: some Encodable) throws -> String {
    String(decoding: try data(of: value), as: UTF8.self)
  }

  package static func value<Value: Decodable>(
    _ type: Value.Type = Value.self, of text: String
  ) throws -> Value {
    try value(of: Data(text.utf8))
  }

  static func data(of value: some Encodable) throws -> Data { try encoder.encode(value) }

  static func value<Value: Decodable>(of data: Data) throws -> Value {
    try requireShallow(data)
    return try decoder.decode(Value.self, from: data)
  }

  /// The deepest tree that a director admits takes about 205 levels.
  private static let mostLevels = 220

  /// Refuses input nested deeper than any saved state: decoding it may overflow the stack.
  private static func requireShallow(_ data: Data) throws(NestingError) {
    var (level, isText, isEscaped) = (0, false, false)
    for byte in data {
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\") where isText: isEscaped = true
      case UInt8(ascii: "\""): isText.toggle()
      case _ where isText: break
      case UInt8(ascii: "["), UInt8(ascii: "{"): level += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): level -= 1
      default: break
      }
      if level > mostLevels { throw NestingError() }
    }
  }

  struct NestingError: Error, CustomStringConvertible {
    var description: String { "It nests deeper than \(mostLevels) levels." }
  }

  /// Describes the fault in the input, in the same words on every platform.
  static func detail(of error: any Error) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .keyNotFound(let key, let context): return "\(place(context)) lacks \(key.stringValue)."
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "\(place(context)) has another type than the saved value."
    case .dataCorrupted(let context) where context.codingPath.isEmpty: return "It is not JSON."
    case .dataCorrupted(let context):
      return "\(place(context)) is wrong: \(context.debugDescription)"
    @unknown default: return "\(error)"
    }
  }

  private static func place(_ context: DecodingError.Context) -> String {
    let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
    return path.isEmpty ? "It" : path.joined(separator: ".")
  }
}

extension SavedValue {
  init(encoding value: some Encodable) throws { self = try JSON.value(of: JSON.data(of: value)) }

  func decoded<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
    try JSON.value(of: JSON.data(of: self))
  }
}
