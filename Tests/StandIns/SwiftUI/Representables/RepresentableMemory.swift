@_spi(Test) import UIKit

/// The state of a representable: its controller, in a window of UIKit.
@MainActor
final class RepresentableMemory<Representable: UIViewControllerRepresentable>:
  ControllerMemory
{
  private let coordinator: Representable.Coordinator
  private let made: Representable.UIViewControllerType

  init(_ representable: Representable, _ node: ViewNode) {
    coordinator = representable.makeCoordinator()
    let context = Self.context(coordinator, node)
    made = node.renderer.simulation.run { representable.makeUIViewController(context: context) }
    super.init(made, node)
  }

  func update(_ representable: Representable) {
    let context = Self.context(coordinator, node)
    node.renderer.run { representable.updateUIViewController(made, context: context) }
  }

  override func dismantle() {
    super.dismantle()
    node.renderer.run {
      Representable.dismantleUIViewController(made, coordinator: coordinator)
    }
  }

  private static func context(
    _ coordinator: Representable.Coordinator, _ node: ViewNode
  ) -> UIViewControllerRepresentableContext<Representable> {
    UIViewControllerRepresentableContext(
      coordinator: coordinator, transaction: node.window.transaction,
      environment: node.environment)
  }
}

/// The state of a representable of any type.
@MainActor class ControllerMemory {
  unowned let node: ViewNode
  private let controller: UIViewController

  init(_ controller: UIViewController, _ node: ViewNode) {
    (self.controller, self.node) = (controller, node)
  }

  func shownDidChange() {
    node.renderer.run { node.isShown ? appear() : disappear() }
  }

  private func appear() {
    let root = node.layer?.kitRoot(in: node.window) ?? node.window.kitRoot
    root.addChild(controller)
    controller.beginAppearanceTransition(true, animated: node.isMoving)
    root.view.addSubview(controller.view)
    controller.didMove(toParent: root)
    node.window.whenArrived(node) { [weak controller] in controller?.endAppearanceTransition() }
  }

  private func disappear() {
    controller.willMove(toParent: nil)
    controller.beginAppearanceTransition(false, animated: node.isMoving)
    controller.endAppearanceTransition()
    controller.view.removeFromSuperview()
    controller.removeFromParent()
  }

  func dismantle() {}
}

extension ViewNode {
  /// A Boolean value that indicates whether the screen or layer around it is in transition.
  var isMoving: Bool {
    if let layer, layer.phase != .shown { return true }
    return nearest { ($0.memory as? StackMemory)?.motion != nil } != nil
  }
}
