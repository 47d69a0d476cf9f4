public import Foundation

/// A text.
@MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// What it says.
  open var text: String?
  /// How many lines it may have.
  open var numberOfLines = 1
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// How it is set.
  open var font: UIFont! = .preferredFont(forTextStyle: .body)
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Its color.
  open var textColor: UIColor! = .label
  /// Whether it grows when the user chooses larger texts.
  open var adjustsFontForContentSizeCategory = false
}

/// What grows when the user chooses larger texts.
@MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether it does.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
