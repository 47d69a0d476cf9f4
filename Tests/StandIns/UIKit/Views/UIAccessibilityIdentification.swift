public import Foundation

/// What tests find by a name.
@MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The name.
  var accessibilityIdentifier: String? { get set }
}
