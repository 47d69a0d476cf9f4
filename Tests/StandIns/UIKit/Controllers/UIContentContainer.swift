public import Foundation

/// Methods for changes of size and traits.
@MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size that it would like.
  var preferredContentSize: CGSize { get }
  /// Hears that its view is about to change its size.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Hears that the device is about to change.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}

/// An object with a trait collection.
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the environment.
  var traitCollection: UITraitCollection { get }
}
