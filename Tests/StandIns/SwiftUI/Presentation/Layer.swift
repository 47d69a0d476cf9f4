import Foundation
import UIKit

/// The content of a window, or a layer above it.
@MainActor final class Layer {
  enum Kind: String {
    case window
    case sheet
    case cover
    case popover
    case alert
    case dialog
  }

  enum Phase {
    case coming
    case shown
    case going
    /// Invisible, but the binding is not written yet.
    case lingering
  }

  let kind: Kind
  private(set) weak var parent: Layer?
  weak var presenter: PresentationMemory?
  var node: ViewNode?
  var phase = Phase.shown
  var child: Layer?
  var waiting: [() -> Void] = []
  var title: String?
  /// The anchor, if it is a part of a view.
  var anchor: CGRect?
  let identity: AnyHashable?
  var isDismissedByUser = false
  var handed: HandedValues?
  /// The controller that UIKit presents for it, if the window contains UIKit.
  var kitRoot: UIViewController?

  init(_ kind: Kind, parent: Layer?, identity: AnyHashable? = nil) {
    (self.kind, self.parent, self.identity) = (kind, parent, identity)
  }

  /// A Boolean value that indicates whether it, or a layer above, is in transition.
  var isMoving: Bool { phase != .shown || (child?.isMoving ?? false) }

  /// A Boolean value that indicates whether the user dismisses it, or one below it.
  var isSwiped: Bool { isDismissedByUser || (parent?.isSwiped ?? false) }

  /// The topmost layer.
  var top: Layer { child?.top ?? self }

  /// The layer and all above it, the lowest first.
  var all: [Layer] { [self] + (child?.all ?? []) }

  /// Removes all nodes.
  func removeAll() {
    child?.removeAll()
    child = nil
    node?.remove()
    node = nil
  }
}
