public import Foundation

/// A text.
@MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// The text of the label.
  open var text: String?
  /// The greatest number of lines.
  open var numberOfLines = 1
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font of the text.
  open var font: UIFont! = .preferredFont(forTextStyle: .body)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of the text.
  open var textColor: UIColor! = .label
  /// A Boolean value that indicates whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory = false
}

/// A view whose font can follow the user's text size.
@MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// A Boolean value that indicates whether the font follows the user's text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
