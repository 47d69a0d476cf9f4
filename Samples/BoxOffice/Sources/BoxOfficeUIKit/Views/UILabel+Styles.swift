#if canImport(UIKit)
import UIKit

extension UILabel {
  /// Makes a text that is as large as the user wants texts of its style, on as many lines as it takes.
  convenience init(
    _ text: String? = nil, _ style: UIFont.TextStyle = .body, color: UIColor = .label
  ) {
    self.init(frame: .zero)
    self.text = text
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    numberOfLines = 0
    textColor = color
  }

  /// Makes the heading of a screen.
  static func heading(_ text: String) -> UILabel {
    configured(UILabel(text, .title2)) { $0.accessibilityTraits = .header }
  }

  /// Makes what is said by the way.
  static func aside(_ text: String? = nil) -> UILabel {
    UILabel(text, .footnote, color: .secondaryLabel)
  }

  /// Makes a place for what is wrong; it takes no room while nothing is.
  static func problem() -> UILabel {
    configured(UILabel(nil, .footnote, color: .systemRed)) { $0.isHidden = true }
  }

  /// Shows what is wrong, or nothing.
  func complain(_ text: String?) {
    self.text = text
    isHidden = text == nil
  }
}
#endif
