extension KeyedDecodingContainer {
  /// Returns the value at a key, of the type that is asked for.
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

// Texts and numbers are by far the most frequent, and are read without the detour of other types.
extension KeyedDecodingContainer {
  func callAsFunction(_ key: Key) throws -> String { try decode(String.self, forKey: key) }

  func callAsFunction(_ key: Key) throws -> Int64 { try decode(Int64.self, forKey: key) }

  func optional(_ key: Key) throws -> String? { try decodeIfPresent(String.self, forKey: key) }

  func optional(_ key: Key) throws -> Int? { try decodeIfPresent(Int.self, forKey: key) }
}

extension KeyedDecodingContainer where Key: CaseIterable {
  /// Returns the case that is written here and its values by their labels.
  ///
  /// The form is the one in which the compiler writes enumerations. Its own way of reading them lists
  /// the keys of every object, which takes a tenth of the time that a journal is read in.
  func writtenCase<Label: CodingKey>(
    _ labels: Label.Type
  ) throws -> (Key, KeyedDecodingContainer<Label>) {
    guard let name = Key.allCases.first(where: { contains($0) }) else {
      throw DecodingError.typeMismatch(
        Key.self,
        DecodingError.Context(codingPath: codingPath, debugDescription: "There is no case."))
    }
    return (name, try nestedContainer(keyedBy: labels, forKey: name))
  }
}
