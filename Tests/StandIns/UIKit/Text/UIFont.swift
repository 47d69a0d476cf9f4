public import Foundation

/// How a text is set, of which only its style is simulated.
open class UIFont: NSObject {
  let style: TextStyle

  init(_ style: TextStyle) { self.style = style }

  /// The font of a style, in the size that the user has chosen.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(style) }

  /// What a text is.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The title of a screen.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// What a part is headed by.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// What is read.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// What is said by the way.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
  }
}
