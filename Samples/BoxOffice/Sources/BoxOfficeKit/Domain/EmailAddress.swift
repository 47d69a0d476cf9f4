/// An address that mail could reach: one `@`, something before it, a domain after it.
public nonisolated struct EmailAddress: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The address in lower case.
  public let description: String

  /// Reads an address from what somebody typed, or nil if it is not one.
  public init?(_ text: String) {
    let parts = text.trimmed.lowercased().split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].isMailName, parts[1].isMailDomain else { return nil }
    description = parts.joined(separator: "@")
  }

  /// Decodes an address and checks it.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let address = EmailAddress(text) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no email: \(text)")
    }
    self = address
  }

  /// Encodes the address as its text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

nonisolated extension Substring {
  fileprivate var isMailName: Bool { !isEmpty && !contains(where: \.isWhitespace) }

  fileprivate var isMailDomain: Bool {
    let labels = split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1 && labels.allSatisfy(\.isMailName)
  }
}
