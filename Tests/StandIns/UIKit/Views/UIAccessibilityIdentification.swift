public import Foundation

/// An object with an identifier for tests.
@MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name.
  var accessibilityIdentifier: String? { get set }
}

/// The traits of an element for assistive technologies.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: UInt64
  /// Creates a set with a raw value.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// The element is a button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// The element is a heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// The element is not enabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
}
