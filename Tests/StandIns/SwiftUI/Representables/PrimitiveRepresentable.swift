@_spi(Test) import UIKit

extension ViewNode {
  /// Updates the controller of a representable.
  func represent<R: UIViewControllerRepresentable>(_ view: R) {
    var installed = view
    PropertyInstallation.install(in: &installed, of: self)
    let memory = memory as? RepresentableMemory<R> ?? RepresentableMemory(installed, self)
    self.memory = memory
    memory.update(installed)
    checkTouches()
    show([:])
  }
}

extension Renderer.Window {
  /// The parent of representables' controllers.
  var kitRoot: UIViewController {
    if let root = kitWindow?.rootViewController { return root }
    let root = KitRoot()
    let made = renderer.simulation.run { UIWindow(frame: UIScreen.main.bounds) }
    renderer.run {
      made.rootViewController = root
      made.makeKeyAndVisible()
    }
    kitWindow = made
    for layer in base.all { layer.presentByKit(in: self) }
    return root
  }

  /// Runs an action once a visible node has arrived.
  func whenArrived(_ node: ViewNode, _ body: @escaping () -> Void) {
    guard node.isMoving else { return body() }
    arrivals.append((node, body))
  }

  /// Notifies nodes that have arrived, and removes those that are gone.
  func tellArrivals() {
    arrivals.removeAll { $0.node.isRemoved }
    let due = arrivals.filter { !$0.node.isMoving }
    arrivals.removeAll { one in due.contains { $0.node === one.node } }
    for (node, body) in due where node.isShown { renderer.run(body) }
  }
}

/// A controller whose children get their appearance calls from the renderer.
final class KitRoot: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// The controller of an alert or a dialog.
final class KitQuestion: UIAlertController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}
