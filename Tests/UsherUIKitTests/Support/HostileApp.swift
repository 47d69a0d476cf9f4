#if canImport(StandInUIKit)
@_spi(Test) import UIKit

/// The app's own code in a random program: it does what nobody has told the director.
@MainActor final class HostileApp {
  private let window: UIWindow
  private let simulation: UIKitSimulation
  private let stacks = StackForwarder()
  private let tabs = TabsForwarder()
  private var alert: UIAlertController?

  init(_ window: UIWindow) {
    self.window = window
    simulation = window.simulation
  }

  /// Does one thing to the containers that the user reaches; returns whether there was something to do.
  func act(_ number: Int, in reachable: [UIViewController]) -> Bool {
    guard simulation.clock.isIdle, let top = reachable.first else { return false }
    let stack = reachable.lazy.compactMap { $0 as? UINavigationController }.last
    let tabs = reachable.lazy.compactMap { $0 as? UITabBarController }.last
    return simulation.run {
      switch number % 6 {
      case 0: return stack.map { $0.popViewController(animated: true) != nil } ?? false
      case 1: return stack.map { putInFront(of: $0) } ?? tabs.map { putInFront(of: $0) } ?? false
      case 2: return tabs.map { selectNext(in: $0) } ?? false
      case 3: return ask(over: top)
      case 4: return stack.map { takeAway(from: $0) } ?? false
      default: return dismiss(top)
      }
    }
  }

  /// Answers its question, if it asks one.
  func answer() {
    guard let alert else { return }
    simulation.settle()
    if simulation.user.tap(alert.actions[0], in: alert) { self.alert = nil }
  }

  private func putInFront(of stack: UINavigationController) -> Bool {
    stacks.join(stack)
    return true
  }

  private func putInFront(of tabs: UITabBarController) -> Bool {
    self.tabs.join(tabs)
    return true
  }

  private func takeAway(from stack: UINavigationController) -> Bool {
    guard stack.delegate === stacks else { return false }
    stack.delegate = nil
    return true
  }

  private func selectNext(in tabs: UITabBarController) -> Bool {
    let count = tabs.viewControllers?.count ?? 0
    guard count > 1, count < 6, tabs.selectedIndex < count else { return false }
    tabs.selectedIndex = (tabs.selectedIndex + 1) % count
    return true
  }

  private func ask(over top: UIViewController) -> Bool {
    guard alert == nil else { return false }
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    top.present(alert, animated: true)
    self.alert = alert
    return true
  }

  private func dismiss(_ top: UIViewController) -> Bool {
    guard top.presentingViewController != nil, !(top is UIAlertController) else { return false }
    top.dismiss(animated: true)
    return true
  }
}
#endif
