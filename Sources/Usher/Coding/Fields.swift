extension KeyedDecodingContainer {
  /// What stands at a key, of the type that is asked for.
  func callAsFunction<Value: Decodable>(_ key: Key) throws -> Value {
    try decode(Value.self, forKey: key)
  }

  /// The same, or `nil` where there is nothing.
  func optional<Value: Decodable>(_ key: Key) throws -> Value? {
    try decodeIfPresent(Value.self, forKey: key)
  }

  func corrupt(_ key: Key, _ detail: String) -> DecodingError {
    .dataCorruptedError(forKey: key, in: self, debugDescription: detail)
  }
}
