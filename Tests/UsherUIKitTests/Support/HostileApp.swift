#if canImport(StandInUIKit)
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// The app's own code in a random program, which acts without the director.
@MainActor final class HostileApp {
  /// The director of its window, to which it gives commands in the same turn.
  weak var director: SceneDirector?
  private let window: UIWindow
  private let simulation: UIKitSimulation
  private let stacks = StackForwarder()
  private let tabs = TabsForwarder()
  private let spoiler = Spoiler()
  /// The controller that the app presents itself.
  private var own: UIViewController?
  /// The titles of its presentations, by which UIKit's complaints name it.
  private var asked: [String] = []

  init(_ window: UIWindow) {
    self.window = window
    simulation = window.simulation
  }

  /// Performs the first possible act from a number on; returns whether there was one.
  func act(_ number: Int, in reachable: [UIViewController], of host: UIKitHost) -> Bool {
    guard simulation.clock.isIdle else { return false }
    return (number..<number + 14).contains { perform($0, in: reachable, of: host) }
  }

  private func perform(
    _ number: Int, in reachable: [UIViewController], of host: UIKitHost
  ) -> Bool {
    guard let top = reachable.first else { return false }
    let stack = reachable.lazy.compactMap { $0 as? UINavigationController }.last
    let tabs = reachable.lazy.compactMap { $0 as? UITabBarController }.last
    return simulation.run {
      switch number % 14 {
      case 0: return stack.map { $0.popViewController(animated: true) != nil } ?? false
      case 1: return stack.map { putInFront(of: $0) } ?? tabs.map { putInFront(of: $0) } ?? false
      case 2: return tabs.map { selectNext(in: $0) } ?? false
      case 3: return present(question(), over: top)
      case 4: return stack.map { takeAway(from: $0) } ?? tabs.map { takeAway(from: $0) } ?? false
      case 5: return dismiss(top) {}
      case 6: return present(UIViewController(), over: top)
      case 7: return tabs.map { selectAnother(in: $0) } ?? false
      case 8: return stack.map { popAndCommand($0) } ?? false
      case 9: return dismiss(top) { [weak self] in self?.director?.root.dismiss() }
      case 10: return dismissAndCommand(top)
      case 11: return askTwice()
      case 12: return tabs.map { rebuild($0) } ?? false
      default: return spoiler.spoil(host)
      }
    }
  }

  /// Returns whether UIKit complains of the app: the presenter of its alert may leave in the same
  /// turn.
  func caused(_ complaint: String) -> Bool {
    asked.contains { complaint.hasPrefix("Attempt to present \($0) on") }
  }

  /// Dismisses the app's own presentation, an alert by an answer.
  func answer() {
    guard let own else { return }
    simulation.settle()
    guard let alert = own as? UIAlertController else {
      self.own = nil
      return simulation.run { own.presentingViewController?.dismiss(animated: true) ?? () }
    }
    if simulation.user.tap(alert.actions[0], in: alert) { self.own = nil }
  }
}

extension HostileApp {
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

  private func takeAway(from tabs: UITabBarController) -> Bool {
    guard tabs.delegate === self.tabs else { return false }
    tabs.delegate = nil
    return true
  }

  private func selectNext(in tabs: UITabBarController) -> Bool {
    let count = tabs.viewControllers?.count ?? 0
    guard count > 1, count < 6, tabs.selectedIndex < count else { return false }
    tabs.selectedIndex = (tabs.selectedIndex + 1) % count
    return true
  }

  /// Selects another tab as soon as one has been selected.
  private func selectAnother(in tabs: UITabBarController) -> Bool {
    self.tabs.didSelect = { [weak self] tabs in
      self?.tabs.didSelect = { _ in }
      _ = self?.selectNext(in: tabs)
    }
    return selectNext(in: tabs) && selectNext(in: tabs)
  }

  /// Rebuilds a bar of tabs, the last two of them in a group.
  private func rebuild(_ bar: UITabBarController) -> Bool {
    guard bar.tabs.isEmpty, let controllers = bar.viewControllers, 2..<6 ~= controllers.count
    else { return false }
    let tabs = controllers.enumerated().map { place, controller in
      UITab(title: "", image: nil, identifier: "\(place)") { _ in controller }
    }
    for tab in tabs { _ = tab.viewController }
    let group = UITabGroup(
      title: "", image: nil, identifier: "group", children: Array(tabs.suffix(2)))
    bar.mode = .tabSidebar
    bar.setTabs(tabs.dropLast(2) + [group], animated: false)
    return true
  }

  private func question() -> UIViewController {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default))
    return alert
  }

  private func present(_ own: UIViewController, over top: UIViewController) -> Bool {
    guard self.own == nil else { return false }
    asked.append("\(own)")
    top.present(own, animated: true)
    self.own = own
    return true
  }

  private func popAndCommand(_ stack: UINavigationController) -> Bool {
    guard stack.popViewController(animated: true) != nil else { return false }
    director?.root.pop()
    return true
  }

  private func dismiss(_ top: UIViewController, then body: @escaping () -> Void) -> Bool {
    guard top.presentingViewController != nil, !(top is UIAlertController) else { return false }
    top.dismiss(animated: true, completion: body)
    return true
  }

  /// Presents an alert, dismisses it and presents another, all in one turn.
  private func askTwice() -> Bool {
    guard let root = director?.root else { return false }
    root.present(SceneAlert("First"))
    root.dismiss()
    root.present(SceneAlert("Second"))
    return true
  }

  private func dismissAndCommand(_ top: UIViewController) -> Bool {
    guard dismiss(top, then: {}) else { return false }
    director?.root.dismiss()
    return true
  }
}
#endif
