extension NodeID: Codable {
  init(_ text: IdentityText) { self.init(seed: text.seed, number: text.number) }

  /// Reads an identity from its text.
  public init(from decoder: any Decoder) throws { self.init(try IdentityText(from: decoder)) }

  /// Writes the identity as a text, the seed and the number: `7.12`.
  public func encode(to encoder: any Encoder) throws {
    try IdentityText(seed: seed, number: number).encode(to: encoder)
  }
}

extension CoordinatorID: Codable {
  init(_ text: IdentityText) { self.init(seed: text.seed, number: text.number) }

  /// Reads an identity from its text.
  public init(from decoder: any Decoder) throws { self.init(try IdentityText(from: decoder)) }

  /// Writes the identity as a text, the seed and the number: `7.12`.
  public func encode(to encoder: any Encoder) throws {
    try IdentityText(seed: seed, number: number).encode(to: encoder)
  }
}

/// A seed and a number as one text, because other readers of JSON would round the numbers.
struct IdentityText: Codable {
  let seed: UInt64
  let number: UInt64

  /// The complaint about a text that is no identity.
  static let complaint = "It is not an identity such as 7.12."
}

extension IdentityText {
  init?(_ text: String) {
    guard let dot = text.utf8.firstIndex(of: UInt8(ascii: ".")), let seed = UInt64(text[..<dot]),
      let number = UInt64(text[text.utf8.index(after: dot)...])
    else { return nil }
    self.init(seed: seed, number: number)
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let text = IdentityText(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: Self.complaint)
    }
    self = text
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("\(seed).\(number)")
  }
}

extension KeyedDecodingContainer {
  /// Returns the identity at a key, without a container of its own, because a tree has many.
  func identity(_ key: Key) throws -> IdentityText {
    guard let text = IdentityText(try decode(String.self, forKey: key)) else {
      throw corrupt(key, IdentityText.complaint)
    }
    return text
  }
}
