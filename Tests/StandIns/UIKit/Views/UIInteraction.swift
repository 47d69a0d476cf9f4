public import Foundation

/// A way to act on a view.
@MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that offers it.
  var view: UIView? { get }
  /// Hears that another view is about to offer it.
  func willMove(to view: UIView?)
  /// Hears that another view offers it.
  func didMove(to view: UIView?)
}
