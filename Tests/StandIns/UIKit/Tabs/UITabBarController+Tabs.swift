// Bars that an app builds of tabs and groups. Their controllers are added to the bar when they are
// shown.

extension UITabBarController {
  /// Makes a bar of tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// The outermost tabs; none if it shows controllers.
  public var tabs: [UITab] {
    get { rootTabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs, and with them any controllers; the selected one stays if it can.
  public func setTabs(_ tabs: [UITab], animated: Bool) {
    let old = rootTabs
    if old.isEmpty { setViewControllers([], animated: false) }
    rootTabs = tabs
    for tab in old where !tabs.contains(where: { $0 === tab }) { tab.bar = nil }
    for tab in tabs { tab.bar = self }
    didExchange(old)
  }

  /// The visible tab, also one in a group.
  public var selectedTab: UITab? {
    get { chosenTab }
    set {
      guard let newValue else { return }
      guard newValue.tabBarController === self else {
        return raise(
          .invalidArgument,
          "-[UITabBarController setSelectedTab:] the tab is not in the tab bar controller's tabs.")
      }
      show(newValue)
    }
  }

  /// Returns the tab with an identifier, also one in a group.
  public func tab(forIdentifier identifier: String) -> UITab? {
    tabs.lazy.compactMap { $0.found(identifier) }.first
  }

  /// Releases the tabs that are no longer in it, and shows another if one of them was visible.
  func didExchange(_ old: [UITab]) {
    let standing = rootTabs.flatMap(\.allMade)
    for controller in old.flatMap(\.allMade)
    where controller.parent === self && !standing.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      if controller === front { select(nil) }
      controller.removeFromParent()
    }
    if let chosenTab, chosenTab.tabBarController === self { return }
    chosenTab = nil
    if let first = rootTabs.first { show(first) }
  }

  /// Shows a tab; for a group, the one that was last selected in it.
  func show(_ tab: UITab) {
    let front = tab.front
    guard let controller = front.shown else {
      return raise(.inconsistency, "The tab \(front.identifier) has no view controller.")
    }
    if front.isHidden { raise(.inconsistency, "The tab \(front.identifier) is hidden.") }
    front.beSelected()
    chosenTab = front
    if controller.parent !== self {
      contain(controller)
      controller.didMove(toParent: self)
    }
    select(controller)
  }

  /// Removes its tabs, and returns their controllers that it contains.
  func dropTabs() -> [UIViewController] {
    let contained = rootTabs.flatMap(\.allMade).filter { $0.parent === self }
    for tab in rootTabs { tab.bar = nil }
    (rootTabs, chosenTab) = ([], nil)
    return contained
  }

  /// A Boolean value that indicates whether the sidebar, in which the user selects tabs in groups,
  /// is visible.
  var showsSidebar: Bool {
    mode != .tabBar && !sidebar.isHidden && traitCollection.horizontalSizeClass == .regular
  }

  /// The place of the tabs.
  public enum Mode: Int, Sendable {
    /// The system decides.
    case automatic = 0
    /// A bar alone.
    case tabBar = 1
    /// A bar or a sidebar.
    case tabSidebar = 2
  }

  /// The list of all tabs beside their content.
  @MainActor public final class Sidebar {
    /// A Boolean value that indicates whether it is hidden.
    public var isHidden = false
  }
}
