#if canImport(UIKit)
import UIKit
import Usher

/// One view controller on the display, and the node that it stands for.
@MainActor final class ControllerNode {
  private(set) var controller: UIViewController
  /// The node as it was shown last.
  var node: Node
  weak var parent: ControllerNode?
  /// What it was given to hold; what is really there is read from the view controller.
  var children: [ControllerNode] = [] {
    didSet { for child in children { child.parent = self } }
  }
  var selected: NodeID?
  /// How it goes when the user takes it away.
  var exit: TransitionAnimation.Motion?
  /// The delegate that stands before the app's own.
  var delegate: DelegateProxy?
  /// The delegate of its presentation, where it is a layer.
  var presentationDelegate: DelegateProxy?
  /// What animates it in place of UIKit, where it is a layer.
  var transitioning: PresentationAnimator?
  let observer: AppearanceObserver?
  /// Whether it is a screen without a witness that has been seen.
  var isSeen = false
  /// Whether the view controller was here before the host, which then gives it back as it was.
  let isAdopted: Bool

  init(_ node: Node, _ controller: UIViewController, isAdopted: Bool = false) {
    self.node = node
    self.controller = controller
    self.isAdopted = isAdopted
    selected = node.shape.selected
    observer = node.kind == .screen && controller.admitsObserver ? AppearanceObserver() : nil
    observer?.element = self
  }

  var id: NodeID { node.id }

  /// This one and all below it, parents first.
  var all: [ControllerNode] { [self] + children.flatMap(\.all) }

  func descendant(_ id: NodeID) -> ControllerNode? {
    if self.id == id { return self }
    return children.lazy.compactMap { $0.descendant(id) }.first
  }

  /// The child that stands for a view controller, or for one that UIKit has put around it.
  func child(_ controller: UIViewController?) -> ControllerNode? {
    guard let controller else { return nil }
    return children.first { $0.controller === controller }
      ?? children.first { $0.controller.parent === controller }
  }

  /// Stands with another view controller from now on.
  func take(_ controller: UIViewController) { self.controller = controller }

  /// Lets go: the app's delegates are put back, and nobody watches any more.
  func release() {
    observer?.leave()
    delegate?.uninstall()
    presentationDelegate?.uninstall()
    transitioning?.uninstall()
    for child in children { child.release() }
  }
}

/// A place over the others.
@MainActor struct PresentedController {
  let presenter: NodeID
  let style: Modal.Style
  let element: ControllerNode

  var modal: Modal { Modal(presenter: presenter, style: style, node: element.node) }
}
#endif
