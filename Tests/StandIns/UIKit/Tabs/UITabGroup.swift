/// A group of tabs: one place in a bar, a section of a sidebar.
@MainActor open class UITabGroup: UITab {
  /// The tabs in it.
  open var children: [UITab] = [] {
    didSet { exchange(oldValue) }
  }
  /// The tab that is selected first.
  open var defaultChildIdentifier: String?
  /// The navigation controller that shows its tabs above its own controller.
  open var managingNavigationController: UINavigationController?
  weak var chosen: UITab?

  /// Makes a group.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    self.children = children
    exchange([])
  }

  /// The tab in it that is selected.
  open var selectedChild: UITab? {
    get { chosen }
    set {
      chosen = newValue
      guard let bar = tabBarController, bar.chosenTab?.isInside(self) ?? false else { return }
      bar.selectedTab = self
    }
  }

  /// Returns the tab with an identifier, in it or in a group inside it.
  public func tab(forIdentifier identifier: String) -> UITab? {
    children.lazy.compactMap { $0.found(identifier) }.first
  }

  var selectedOrFirst: UITab? {
    if let chosen, children.contains(where: { $0 === chosen }) { return chosen }
    return children.first { $0.identifier == defaultChildIdentifier } ?? children.first
  }

  private func exchange(_ old: [UITab]) {
    for tab in old where tab.parent === self { tab.parent = nil }
    for tab in children { tab.parent = self }
    tabBarController?.didExchange(old.filter { $0.parent == nil })
  }
}

extension UITab {
  /// Returns whether it is a group or inside it.
  func isInside(_ group: UITab) -> Bool { self === group || parent?.isInside(group) ?? false }

  func found(_ identifier: String) -> UITab? {
    self.identifier == identifier ? self : (self as? UITabGroup)?.tab(forIdentifier: identifier)
  }
}
