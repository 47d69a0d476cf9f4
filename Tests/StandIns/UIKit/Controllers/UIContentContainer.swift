public import Foundation

/// Methods for changes of size and traits.
@MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size.
  var preferredContentSize: CGSize { get }
  /// Called before its view changes its size.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Called before the traits change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

/// An object with a trait collection.
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the environment.
  var traitCollection: UITraitCollection { get }
}
