public import Foundation

/// What hears that its size or its device changes.
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

/// What may know of the device.
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// What it may know.
  var traitCollection: UITraitCollection { get }
}
