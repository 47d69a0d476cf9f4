#if canImport(UIKit)
@_spi(Test) import UIKit

/// A device with a window and a record.
@MainActor struct Display {
  let simulation: UIKitSimulation
  let window: UIWindow
  let record = Record()

  init(_ traits: UITraitCollection = .phone) {
    let simulation = UIKitSimulation(traits: traits)
    self.simulation = simulation
    simulation.defersTransitions = false
    window = simulation.run { UIWindow(frame: UIScreen.main.bounds) }
  }

  /// Shows a root, and removes its calls from the record.
  @discardableResult func show<Root: UIViewController>(_ root: Root) -> Root {
    window.rootViewController = root
    window.makeKeyAndVisible()
    simulation.settle()
    _ = record.take()
    return root
  }

  func screen(_ name: String) -> Screen { Screen(name, record) }

  /// A stack of screens of these names.
  func stack(_ names: String...) -> UINavigationController {
    let stack = UINavigationController()
    stack.setViewControllers(names.map(screen), animated: false)
    return stack
  }

  /// Presents, waits, and removes the calls from the record.
  func present(
    _ controller: UIViewController, on presenter: UIViewController,
    as style: UIModalPresentationStyle = .pageSheet
  ) {
    controller.modalPresentationStyle = style
    presenter.present(controller, animated: true)
    simulation.settle()
    _ = record.take()
  }

  var user: SimulatedUser { simulation.user }
  var complaints: [String] { simulation.takeMessages().map(\.description) }
}
#endif
