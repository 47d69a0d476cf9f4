import Foundation

/// Percent-encoding for links: everything except letters, digits and `-._~` is encoded.
///
/// Most texts need no coding, and checking is much faster than coding.
enum PercentCoding {
  private static let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
  private static let plain = Set("\(letters)0123456789-._~".utf8)
  private static let allowed = CharacterSet(charactersIn: "\(letters)0123456789-._~")

  static func encode(_ text: String) -> String {
    if text.utf8.allSatisfy(plain.contains) { return text }
    return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
  }

  /// Returns the decoded text, or `nil` if the encoding is invalid.
  static func decode(_ text: some StringProtocol) -> String? {
    text.utf8.contains(UInt8(ascii: "%")) ? text.removingPercentEncoding : String(text)
  }
}
