public import Foundation

/// The content of a view, as a value.
public protocol UIContentConfiguration {
  /// Creates a view with the content.
  @MainActor func makeContentView() -> any UIView & UIContentView
}

/// A view that shows a value.
@MainActor public protocol UIContentView: NSObjectProtocol {
  /// The value.
  var configuration: any UIContentConfiguration { get set }
}
