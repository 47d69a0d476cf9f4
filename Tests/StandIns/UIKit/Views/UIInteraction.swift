public import Foundation

/// An interaction of a view.
@MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view of the interaction.
  var view: UIView? { get }
  /// Called before the interaction moves to another view.
  func willMove(to view: UIView?)
  /// Called after the interaction has moved to another view.
  func didMove(to view: UIView?)
}
