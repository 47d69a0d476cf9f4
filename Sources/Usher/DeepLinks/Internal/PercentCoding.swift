import Foundation

/// Text as it stands in links: all but letters, digits and `-._~` is encoded.
///
/// Most texts have nothing to encode or to decode, and finding that is much quicker than doing it.
enum PercentCoding {
  private static let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
  private static let plain = Set("\(letters)0123456789-._~".utf8)
  private static let allowed = CharacterSet(charactersIn: "\(letters)0123456789-._~")

  static func encode(_ text: String) -> String {
    if text.utf8.allSatisfy(plain.contains) { return text }
    return text.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
  }

  /// The text that an encoded one stands for; `nil` where it stands for none.
  static func decode(_ text: some StringProtocol) -> String? {
    text.utf8.contains(UInt8(ascii: "%")) ? text.removingPercentEncoding : String(text)
  }
}
