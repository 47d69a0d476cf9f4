public import Foundation

/// A font, of which only the text style is simulated.
open class UIFont: NSObject {
  let style: TextStyle

  init(_ style: TextStyle) { self.style = style }

  /// Returns the font of a style, in the user's text size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont(style) }

  /// The style of a text.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The title of a screen.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The style of headings.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// The style of body text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// The style of footnotes.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
  }
}
