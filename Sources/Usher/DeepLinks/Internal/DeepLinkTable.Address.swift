#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension DeepLinkTable {
  /// The decoded parts of a link that Foundation has split.
  struct Address {
    let scheme: String
    let host: String
    var segments: [String]
    let query: [(name: String, value: String)]
    let fragment: String?

    /// Longer links are refused unread.
    static let limit = 65_536

    /// Parses a link; without a scheme, the error names the expected one.
    init(_ text: String, expecting expected: String) throws(DeepLinkError.Reason) {
      guard text.utf8.count <= Self.limit else { throw .tooLong }
      guard PercentCoding.decode(text) != nil, let parts = URLComponents(string: text) else {
        throw .malformed
      }
      guard parts.user == nil, parts.password == nil, parts.port == nil else { throw .addressed }
      guard let scheme = parts.scheme else { throw .schemeless(expected) }
      self.scheme = scheme.lowercased()
      host = try Self.decode(parts.encodedHost ?? "")
      segments = try parts.percentEncodedPath.split(separator: "/").map(Self.decode).reduce(into: []
      ) {
        // A URL handler may have resolved dot segments already, as RFC 3986 specifies, so this does
        // too.
        if $1 == ".." { _ = $0.popLast() } else if $1 != "." { $0.append($1) }
      }
      let items = parts.percentEncodedQuery?.split(separator: "&") ?? []
      query = try items.map { (item) throws(DeepLinkError.Reason) in
        let (name, value) = String(item).split(at: "=")
        return (try Self.decode(name), try Self.decode(value ?? ""))
      }
      fragment = try parts.percentEncodedFragment.map(Self.decode)
    }

    private static func decode(_ text: some StringProtocol) throws(DeepLinkError.Reason) -> String {
      guard let decoded = PercentCoding.decode(text) else { throw .malformed }
      return decoded
    }

    static func isScheme(_ text: String) -> Bool {
      guard let parts = URLComponents(string: "\(text)://a"), text != "http", text != "https" else {
        return false
      }
      return parts.scheme == text && parts.host == "a"
    }

    static func isHost(_ text: String) -> Bool {
      guard let parts = URLComponents(string: "https://\(text)/"), !text.isEmpty else {
        return false
      }
      return parts.encodedHost == text && parts.port == nil && parts.path == "/"
    }

    func value(of name: String) -> String? { query.first { $0.name == name }?.value }
  }
}
