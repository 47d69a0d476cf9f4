#if canImport(UIKit)
@_spi(Test) import UIKit
import UsherTesting

/// A random program of code and gestures on one device.
@MainActor struct Program {
  let simulation = UIKitSimulation()
  let window: UIWindow
  private let tabs = UITabBarController()
  private var random: SplitMix64
  private var made: [Weak] = []
  private var gesture: SimulatedGesture?

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    window = simulation.run { UIWindow(frame: UIScreen.main.bounds) }
    tabs.viewControllers = (0..<3).map { _ in UINavigationController(rootViewController: screen()) }
    window.rootViewController = tabs
    window.makeKeyAndVisible()
  }

  /// Performs a number of acts, waiting for each if it is patient.
  mutating func run(_ count: Int, patient: Bool) {
    for _ in 0..<count {
      act()
      if patient { rest() } else if random.next() % 3 == 0 { simulation.advance(by: 0.2) }
    }
    rest()
  }

  /// The screens that heard of their appearance out of order.
  var faults: [String] {
    made.compactMap(\.screen).filter { !$0.isInOrder }.map { "\($0.title ?? ""): \($0.faults)" }
  }

  /// The screens that are kept although nothing shows them.
  var leaks: [String] {
    made.compactMap(\.screen).filter { $0.parent == nil && $0.presentingViewController == nil }
      .compactMap(\.title)
  }

  private mutating func act() {
    switch random.next() % 10 {
    case 0: stack?.pushViewController(screen(), animated: flag)
    case 1: stack?.popViewController(animated: flag)
    case 2: stack?.popToRootViewController(animated: flag)
    case 3: reset()
    case 4: top.present(screen(), animated: flag)
    case 5: layers.randomElement(using: &random)?.dismiss(animated: flag)
    case 6: simulation.user.tap(Int(random.next() % 3), in: tabs)
    case 7: begin { simulation, stack in simulation.user.beginEdgeSwipe(in: stack) }
    case 8:
      let top = top
      begin { simulation, _ in simulation.user.beginSwipeDown(on: top) }
    default: stack.map { _ = simulation.user.tapBack(in: $0) }
    }
  }

  private mutating func rest() {
    letGo()
    simulation.settle()
  }

  private mutating func begin(
    _ make: (UIKitSimulation, UINavigationController) -> SimulatedGesture?
  ) {
    letGo()
    gesture = stack.flatMap { make(simulation, $0) }
    gesture?.move(to: 0.5)
  }

  private mutating func letGo() {
    guard let gesture else { return }
    flag ? gesture.finish() : gesture.cancel()
    self.gesture = nil
  }

  private mutating func reset() {
    guard let stack else { return }
    var controllers: [UIViewController] = []
    for controller in stack.viewControllers where flag { controllers.append(controller) }
    if controllers.isEmpty || flag { controllers.append(screen()) }
    stack.setViewControllers(controllers, animated: flag)
  }

  private mutating func screen() -> UIViewController {
    let screen = Balanced("\(made.count)")
    made.append(Weak(screen: screen))
    return screen
  }

  private var flag: Bool { mutating get { random.next() % 2 == 0 } }
  private var stack: UINavigationController? {
    tabs.selectedViewController as? UINavigationController
  }
  private var top: UIViewController { layers.last ?? tabs }
  private var layers: [UIViewController] {
    Array(sequence(first: tabs as UIViewController) { $0.presentedViewController }.prefix(20))
  }
}

private struct Weak {
  weak var screen: Balanced?
}
#endif
