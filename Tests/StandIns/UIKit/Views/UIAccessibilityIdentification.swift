public import Foundation

/// An object with an identifier for tests.
@MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name.
  var accessibilityIdentifier: String? { get set }
}

/// The traits of an element for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// Its bits.
  public let rawValue: UInt64
  /// Makes a set of its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing in particular.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// The element is a heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// Something that cannot be acted on.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
}
