public import Foundation

/// A controller with tabs, of which the selected one is visible.
@MainActor open class UITabBarController: UIViewController {
  /// The delegate, which is asked before a selection by the user and notified after it.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// Its bar.
  public let tabBar = UITabBar()
  /// The controllers whose places the user may change.
  open var customizableViewControllers: [UIViewController]?
  /// The place of its tabs.
  open var mode = Mode.automatic
  /// The list of its tabs.
  public let sidebar = Sidebar()
  var controllers: [UIViewController] = []
  var rootTabs: [UITab] = []
  weak var chosenTab: UITab?
  var selected: UIViewController? {
    get { chosen }
    set {
      chosen = newValue
      tabBar.selectedItem = newValue?.tabBarItem
    }
  }
  /// The controller in front: the selected one, or the list that shows it.
  weak var front: UIViewController?
  private weak var chosen: UIViewController?
  var transition: Transition?
  var hasMadeMore = false
  private(set) lazy var more = MoreNavigationController(of: self)

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates an instance from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controllers in order; of tabs those that have been created.
  open var viewControllers: [UIViewController]? {
    get { rootTabs.isEmpty ? controllers : rootTabs.compactMap(\.made) }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The one that is shown.
  open var selectedViewController: UIViewController? {
    get { selected }
    set { selectByCode(newValue) }
  }

  /// The index of the visible tab, or `NSNotFound` while the list of the others is visible.
  open var selectedIndex: Int {
    get { controllers.firstIndex { $0 === selected } ?? placeOfTab ?? NSNotFound }
    set {
      if rootTabs.indices.contains(newValue) { return show(rootTabs[newValue]) }
      if controllers.indices.contains(newValue) { select(controllers[newValue]) }
    }
  }

  /// The list of the tabs without room in the bar, and the one that it shows.
  open var moreNavigationController: UINavigationController { more }

  /// Replaces the controllers, and selects the same one again, or one in its place, or the first.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let index = selectedIndex
    let before = controllers + dropTabs()
    controllers = new
    customizableViewControllers = viewControllers
    for controller in new where controller.parent == nil { contain(controller) }
    let kept = new.contains { $0 === selected } || isList(selected) ? selected : nil
    showItems()
    select(kept ?? (new.indices.contains(index) ? new[index] : new.first))
    for controller in new where !before.contains(where: { $0 === controller }) {
      controller.didMove(toParent: self)
    }
    for controller in before where !new.contains(where: { $0 === controller }) {
      controller.willMove(toParent: nil)
      controller.removeFromParent()
    }
  }

  open override func loadView() {
    super.loadView()
    view.addSubview(tabBar)
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    if let selected, selected !== sender as? UIViewController { selected.show(vc, sender: self) }
  }

  override func take(child: UIViewController) {
    setViewControllers(controllers + [child], animated: false)
  }

  override var runningTransition: Transition? { transition ?? super.runningTransition }

  override func didBeginAppearanceTransition() {
    guard appearance == .appearing, let front else { return }
    front.beginAppearanceTransition(true, animated: appearanceIsAnimated)
    if front.view.superview !== view { view.insertSubview(front.view, at: 0) }
  }

  /// Selects a tab for the user, after the delegate has allowed it.
  func selectByHand(_ controller: UIViewController) {
    if controller === front {
      (controller as? UINavigationController)?.popToRootByHand()
    } else {
      select(controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  private var placeOfTab: Int? {
    chosenTab.flatMap { chosen in rootTabs.firstIndex { chosen.isInside($0) } }
  }

  private func selectByCode(_ controller: UIViewController?) {
    guard let controller, controller !== selected else { return }
    if let tab = rootTabs.flatMap(\.leaves).first(where: { $0.made === controller }) {
      return show(tab)
    }
    guard controllers.contains(where: { $0 === controller }) || isList(controller) else {
      return raise(
        .invalidArgument,
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
          + "controller's list of view controllers can be selected.")
    }
    select(controller)
  }

  /// Shows a tab, by itself or through the list.
  func select(_ new: UIViewController?) {
    let old = front
    if let new, isBehindMore(new) { more.display(new) }
    selected = new
    front = isList(new) || new.map(isBehindMore) ?? false ? more : new
    guard front !== old else { return }
    transition?.completeTransition(true)
    if isList(front), more.parent == nil { contain(more) }
    guard appearance.isShowing else { return exchange(old, front) }
    run(from: old, to: front)
  }
}
