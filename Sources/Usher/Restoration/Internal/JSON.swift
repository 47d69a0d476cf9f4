import Foundation

/// Values as JSON, always written the same way.
enum JSON {
  static func text(of value: some Encodable) throws -> String {
    String(decoding: try data(of: value), as: UTF8.self)
  }

  static func data(of value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value)
  }

  static func value<Value: Decodable>(_ type: Value.Type = Value.self, of data: Data) throws
    -> Value
  {
    try JSONDecoder().decode(Value.self, from: data)
  }
}

extension SavedValue {
  /// What is saved of a value.
  init(encoding value: some Encodable) throws {
    self = try JSON.value(of: JSON.data(of: value))
  }

  /// The value that was saved.
  func decoded<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
    try JSON.value(of: JSON.data(of: self))
  }
}
