#if canImport(UIKit)
import UIKit
import Usher

/// One view controller on the display, and the node that it stands for.
@MainActor final class Place {
  private(set) var controller: UIViewController
  /// The node as it was shown last.
  var node: Node
  weak var parent: Place?
  /// What it was given to hold; what is really there is read from the view controller.
  var children: [Place] = [] {
    didSet { for child in children { child.parent = self } }
  }
  var selected: NodeID?
  /// How it goes when the user takes it away.
  var exit: TransitionAnimation.Motion?
  /// The delegate that stands before the app's own.
  var delegate: DelegateProxy?
  /// The delegate of its presentation, where it is a layer.
  var layerDelegate: DelegateProxy?
  /// What animates it in place of UIKit, where it is a layer.
  var transitioning: LayerAnimator?
  let witness: Witness?
  /// Whether it is a screen without a witness that has been seen.
  var isSeen = false
  /// Whether the view controller was here before the host, which then gives it back as it was.
  let isAdopted: Bool

  init(_ node: Node, _ controller: UIViewController, isAdopted: Bool = false) {
    self.node = node
    self.controller = controller
    self.isAdopted = isAdopted
    selected = node.shape.selected
    witness = node.kind == .screen && controller.admitsObserver ? Witness() : nil
    witness?.place = self
  }

  var id: NodeID { node.id }

  /// This one and all below it, parents first.
  var all: [Place] { [self] + children.flatMap(\.all) }

  func descendant(_ id: NodeID) -> Place? {
    if self.id == id { return self }
    return children.lazy.compactMap { $0.descendant(id) }.first
  }

  /// The child that stands for a view controller, or for one that UIKit has put around it.
  func child(_ controller: UIViewController?) -> Place? {
    guard let controller else { return nil }
    return children.first { $0.controller === controller }
      ?? children.first { $0.controller.parent === controller }
  }

  /// Stands with another view controller from now on.
  func take(_ controller: UIViewController) { self.controller = controller }

  /// Lets go: the app's delegates are put back, and nobody watches any more.
  func release() {
    witness?.leave()
    delegate?.uninstall()
    layerDelegate?.uninstall()
    transitioning?.uninstall()
    for child in children { child.release() }
  }
}

/// A place over the others.
@MainActor struct Layer {
  let presenter: NodeID
  let style: Modal.Style
  let place: Place

  var modal: Modal { Modal(presenter: presenter, style: style, node: place.node) }
}
#endif
