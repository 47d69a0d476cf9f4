#if canImport(UIKit)
import UIKit
import Usher

/// A view controller on the display and the node that it stands for.
@MainActor final class ControllerNode {
  private(set) var controller: UIViewController
  /// The node as it was shown last.
  var node: Node
  weak var parent: ControllerNode?
  /// The children that it was given; the current ones are read from the view controller.
  var children: [ControllerNode] = [] {
    didSet { for child in children { child.parent = self } }
  }
  var selected: NodeID?
  /// The label that the host has written to the tab of a bar of view controllers.
  var shownLabel: TabLabel?
  /// The animation with which it leaves when the user removes it.
  var exit: TransitionAnimation.Motion?
  /// The delegate in front of the app's own.
  var delegate: DelegateProxy?
  var presentationDelegate: PresentationDelegate?
  /// Called when its presentation has ended; `nil` while it is not being presented.
  var didPresent: (@MainActor () -> Void)? { didSet { discard(oldValue) } }
  /// The state of its question, if it is an alert.
  var question: Question?
  /// The object that animates its presentation in place of UIKit.
  var transitioning: PresentationAnimator?
  let observer: AppearanceObserver?
  /// `true` once a screen without an observer has been reported as visible.
  var isSeen = false
  /// `true` if the host has set its badge, and must remove it again.
  var hasBadge = false
  /// `true` if the view controller belongs to the app, which gets it back unchanged.
  let isAdopted: Bool

  init(_ node: Node, _ controller: UIViewController, isAdopted: Bool = false) {
    self.node = node
    self.controller = controller
    self.isAdopted = isAdopted
    selected = node.shape.selected
    observer = node.kind == .screen && controller.admitsObserver ? .init(frame: CGRect()) : nil
    observer?.element = self
  }

  var id: NodeID { node.id }

  /// The node and all of its descendants, parents first.
  var all: [ControllerNode] { [self] + children.flatMap(\.all) }

  func descendant(_ id: NodeID) -> ControllerNode? {
    if self.id == id { return self }
    return children.lazy.compactMap { $0.descendant(id) }.first
  }

  /// Returns the child of a view controller, or of a container that UIKit has put around it.
  func child(_ controller: UIViewController?) -> ControllerNode? {
    guard let controller else { return nil }
    return children.first { $0.controller === controller }
      ?? children.first { $0.controller.parent === controller }
  }

  func replaceController(_ controller: UIViewController) { self.controller = controller }

  /// Puts the app's delegates back and removes all observers.
  func release() {
    observer?.leave()
    delegate?.uninstall()
    presentationDelegate?.uninstall()
    transitioning?.uninstall()
    for child in children { child.release() }
  }
}
#endif
