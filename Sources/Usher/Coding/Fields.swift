extension KeyedDecodingContainer {
  func callAsFunction<Value: Decodable>(_ key: Key) throws -> Value {
    try decode(Value.self, forKey: key)
  }

  func optional<Value: Decodable>(_ key: Key) throws -> Value? {
    try decodeIfPresent(Value.self, forKey: key)
  }

  func corrupt(_ key: Key, _ detail: String) -> DecodingError {
    .dataCorruptedError(forKey: key, in: self, debugDescription: detail)
  }
}

// Strings and numbers are by far the most frequent; these overloads skip the generic path.
extension KeyedDecodingContainer {
  func callAsFunction(_ key: Key) throws -> String { try decode(String.self, forKey: key) }

  func callAsFunction(_ key: Key) throws -> Int64 { try decode(Int64.self, forKey: key) }

  func optional(_ key: Key) throws -> String? { try decodeIfPresent(String.self, forKey: key) }

  func optional(_ key: Key) throws -> Int? { try decodeIfPresent(Int.self, forKey: key) }
}
