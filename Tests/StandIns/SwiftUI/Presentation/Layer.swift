import Foundation
import UIKit

/// A window's content, or something that lies over it.
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
    /// Gone to the eye; its binding has not been told.
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
  /// What it points to, if it is a part of a view.
  var anchor: CGRect?
  let identity: AnyHashable?
  var isDismissedByUser = false
  var handed: HandedValues?
  /// The controller that UIKit presents for it, where there is any of UIKit in the window.
  var kitRoot: UIViewController?

  init(_ kind: Kind, parent: Layer?, identity: AnyHashable? = nil) {
    (self.kind, self.parent, self.identity) = (kind, parent, identity)
  }

  /// Whether anything comes or goes here or above.
  var isMoving: Bool { phase != .shown || (child?.isMoving ?? false) }

  /// Whether it goes by the user's hand, or with one below that does.
  var isSwiped: Bool { isDismissedByUser || (parent?.isSwiped ?? false) }

  /// The one that lies over all others.
  var top: Layer { child?.top ?? self }

  /// It and what lies over it, lowest first.
  var all: [Layer] { [self] + (child?.all ?? []) }

  /// Takes everything away.
  func removeAll() {
    child?.removeAll()
    child = nil
    node?.remove()
    node = nil
  }
}
