import Foundation

/// Text as it stands in links: all but letters, digits and `-._~` is encoded.
enum PercentCoding {
  private static let plain = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~")

  static func encode(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: plain) ?? ""
  }

  /// The text that an encoded one stands for; `nil` where it stands for none.
  static func decode(_ text: some StringProtocol) -> String? { text.removingPercentEncoding }
}
