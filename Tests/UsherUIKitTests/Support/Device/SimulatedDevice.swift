#if canImport(StandInUIKit)
@_spi(Test) import UIKit

/// A miniature device, whose clock the test controls.
class SimulatedDevice: Device {
  let simulation: UIKitSimulation

  init(traits: UITraitCollection = .phone) { simulation = UIKitSimulation(traits: traits) }

  var complaints: [String] { simulation.messages.map(\.description) }
  var isAtRest: Bool { simulation.clock.isIdle }

  func makeWindow() -> UIWindow { run { UIWindow(frame: .zero) } }

  func run<Result>(_ body: () throws -> Result) rethrows -> Result { try simulation.run(body) }

  func rest() async { simulation.settle() }

  func tapBack(in stack: UINavigationController) -> Bool { simulation.user.tapBack(in: stack) }

  func tap(_ index: Int, in tabs: UITabBarController) -> Bool {
    simulation.user.tap(index, in: tabs)
  }

  func swipeDown(on controller: UIViewController) -> Bool {
    simulation.user.swipeDown(on: controller)
  }
}
#endif
