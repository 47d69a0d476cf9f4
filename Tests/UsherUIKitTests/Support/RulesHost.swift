#if canImport(StandInUIKit)
import Usher
@_spi(Test) import UIKit
import UsherExplorer
import UsherTesting
import UsherUIKit

/// Stands where sessions have a display in miniature: the host on UIKit, with a user's hand.
final class RulesHost: TouchHost {
  private let simulation: UIKitSimulation
  private let window: UIWindow
  private let inner: UIKitHost
  private var gesture: SimulatedGesture?
  private var menu: SimulatedMenu?
  private let menus = Menus()
  private let app: HostileApp
  private var count = 0
  /// A Boolean value that indicates whether a touch begins: its consequences may run coordinators'
  /// acts, but no second touch.
  private var isTouching = false
  /// The number of the app's first act.
  var whims = 0

  /// The capabilities choose the device, since UIKit has none.
  init(capabilities: HostCapabilities) {
    let simulation = UIKitSimulation(traits: capabilities.dismissesSeveralAtOnce ? .pad : .phone)
    let window = simulation.run { UIWindow(frame: .zero) }
    simulation.defersTransitions = !capabilities.pushesSeveralAtOnce
    simulation.animatesTabs = !capabilities.dismissesSeveralAtOnce
    simulation.tellsTabsTwice = capabilities.pushesSeveralAtOnce
    inner = UIKitHost(window: window)
    (self.simulation, self.window) = (simulation, window)
    app = HostileApp(window)
  }

  var shown: SceneTree { inner.shown }
  var wrappedHost: (any SceneHost)? { inner }
  var failures: [String] {
    simulation.messages.map(\.description).filter { !app.caused($0) }
  }

  /// The screens whose views are in the window.
  var visible: [NodeID] {
    shown.layers.flatMap(\.everything).filter { node in
      node.kind == .screen && inner.viewController(for: node.id)?.viewIfLoaded?.window != nil
    }.map(\.id)
  }

  func attach(to director: SceneDirector) {
    inner.attach(to: director)
    app.director = director
  }

  func perform(_ step: Step, completion: @escaping @MainActor () -> Void) {
    simulation.run { inner.perform(step, completion: completion) }
  }

  /// The finger that is on the display still is lifted after it.
  func detach() {
    inner.detach()
    cancelGesture()
    simulation.settle()
  }

  func holds(_ screen: any Screen) -> Bool { inner.holds(screen) }

  func finishTransition() { simulation.settle() }

  /// Makes the window wide or narrow; the size class of a phone stays compact.
  func resize(isWide: Bool, of director: SceneDirector) {
    guard window.rootViewController != nil else { return }
    let isPad = simulation.traits.userInterfaceIdiom == .pad
    simulation.user.resize(
      to: isPad ? (isWide ? .pad : .narrowPad) : (isWide ? .unfoldedPhone : .phone))
  }

  func completeGesture() {
    gesture?.finish()
    menu?.dismiss()
    (gesture, menu) = (nil, nil)
    app.answer()
  }

  func cancelGesture() {
    gesture?.cancel()
    menu?.dismiss()
    (gesture, menu) = (nil, nil)
    app.answer()
  }
}

extension RulesHost {
  @discardableResult
  func begin(_ touch: TouchGesture) -> Bool {
    guard gesture == nil, menu == nil, !isTouching else { return false }
    isTouching = true
    defer { isTouching = false }
    count += 1
    if count % 2 == 0, app.act(whims + count / 2, in: reachable, of: inner) { return true }
    switch touch {
    case .back(let count): return goBack(count)
    case .dismiss: return dismiss()
    case .select(let index): return select(index)
    }
  }

  /// Answers the alert in front.
  @discardableResult
  func answer(_ button: Int, text: String? = nil) -> Bool {
    guard let alert = top as? UIAlertController, alert.actions.indices.contains(button) else {
      return false
    }
    return simulation.user.tap(alert.actions[button], in: alert)
  }

  private var layers: [UIViewController] {
    var layers = [window.rootViewController].compactMap { $0 }
    while let next = layers.last?.presentedViewController { layers.append(next) }
    return layers
  }

  private var top: UIViewController? { layers.last }

  /// The containers that the user reaches, the innermost last.
  private var reachable: [UIViewController] {
    var path: [UIViewController] = []
    var next = top
    while let controller = next {
      path.append(controller)
      next = controller.inFront
    }
    return path
  }

  private func goBack(_ count: Int) -> Bool {
    guard let stack = reachable.last(where: { $0 is UINavigationController }),
      let stack = stack as? UINavigationController
    else { return false }
    let target = stack.viewControllers.count - 1 - count
    guard count == 1 || target < 0 else {
      return simulation.user.holdBack(in: stack, to: stack.viewControllers[target])
    }
    gesture = simulation.user.interruptPush(in: stack) ?? swipeBack(in: stack)
    return gesture != nil
  }

  /// Now from the edge, now in the content.
  private func swipeBack(in stack: UINavigationController) -> SimulatedGesture? {
    count % 2 == 0
      ? simulation.user.beginEdgeSwipe(in: stack) : simulation.user.beginContentSwipe(in: stack)
  }

  /// Opens a menu of the screen in front.
  private func openMenu() -> Bool {
    guard let view = reachable.last?.viewIfLoaded else { return false }
    let interaction = UIContextMenuInteraction(delegate: menus)
    view.addInteraction(interaction)
    menu = simulation.user.openMenu(of: interaction)
    return menu != nil
  }

  /// Now the topmost sheet, now one below it.
  private func dismiss() -> Bool {
    let presented = layers.dropFirst()
    guard let top = presented.last, count % 3 > 0 else { return openMenu() }
    if top.modalPresentationStyle == .popover || top is UIAlertController {
      return simulation.user.tapOutside(top)
    }
    let index = presented.startIndex + count % presented.count
    gesture = simulation.user.beginSwipeDown(on: presented[index])
    return gesture != nil
  }

  private func select(_ index: Int) -> Bool {
    switch reachable.last(where: { $0 is UITabBarController || $0 is UIPageViewController }) {
    case let tabs as UITabBarController where !tabs.tabs.isEmpty:
      let all = tabs.tabs.flatMap { ($0 as? UITabGroup)?.children ?? [$0] }
      guard all.indices.contains(index) else { return false }
      return simulation.user.tap(all[index], in: tabs)
        || all[index].parent.map { simulation.user.tap($0, in: tabs) } ?? false
    case let tabs as UITabBarController:
      let place = (tabs.viewControllers?.count ?? 0) > 5 ? index + 3 : index
      return simulation.user.choose(place, in: tabs) || simulation.user.tap(place, in: tabs)
    case let pages as UIPageViewController:
      gesture = simulation.user.beginSwipe(to: index % 2 == 0 ? .forward : .reverse, in: pages)
      return gesture != nil
    default: return false
    }
  }
}

/// Offers menus with nothing in them.
private final class Menus: NSObject, UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { UIContextMenuConfiguration() }
}

extension HostileHost {
  /// Makes a hostile host around the one on UIKit.
  convenience init(_ rules: RulesHost, seed: UInt64) { self.init(around: rules, seed: seed) }
}
#endif
