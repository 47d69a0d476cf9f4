public import Foundation

/// Controllers side by side, of which the selected one is shown.
@MainActor open class UITabBarController: UIViewController {
  /// Who is asked before the user selects, and hears that he has.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// Its bar.
  public let tabBar = UITabBar()
  private var tabs: [UIViewController] = []
  private weak var selected: UIViewController?
  private var transition: Transition?
  private lazy var more = MoreNavigationController(rootViewController: UIViewController())

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes one from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controllers, first outermost.
  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The one that is shown.
  open var selectedViewController: UIViewController? {
    get { selected }
    set { selectByCode(newValue) }
  }

  /// The place of the one that is shown, or `NSNotFound` while the list of the others is.
  open var selectedIndex: Int {
    get { tabs.firstIndex { $0 === selected } ?? NSNotFound }
    set { if tabs.indices.contains(newValue) { select(tabs[newValue]) } }
  }

  /// The list of those that have no room in the bar.
  open var moreNavigationController: UINavigationController { more }

  /// Replaces the controllers, and selects the same one again, or one in its place, or the first.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let new = viewControllers ?? []
    let index = selectedIndex
    let before = tabs
    tabs = new
    for controller in new where controller.parent !== self { addChild(controller) }
    tabBar.items = new.map(\.tabBarItem)
    let kept = new.contains { $0 === selected } ? selected : nil
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

  override var runningTransition: Transition? { transition ?? super.runningTransition }

  override func didBeginAppearanceTransition() {
    guard appearance == .appearing, let selected else { return }
    selected.beginAppearanceTransition(true, animated: appearanceIsAnimated)
    if selected.view.superview !== view { view.insertSubview(selected.view, at: 0) }
  }

  /// Whether the bar has room for all.
  var hasMore: Bool { tabs.count > 5 && traitCollection.horizontalSizeClass == .compact }

  /// Selects for the user, who has been allowed to.
  func selectByHand(_ controller: UIViewController) {
    if controller === selected {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      select(controller)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  private func selectByCode(_ controller: UIViewController?) {
    guard let controller, controller !== selected else { return }
    guard tabs.contains(where: { $0 === controller }) || controller === more else {
      return raise(
        .invalidArgument,
        "-[UITabBarController setSelectedViewController:] only a view controller in the tab bar "
          + "controller's list of view controllers can be selected.")
    }
    select(controller)
  }

  private func select(_ new: UIViewController?) {
    let old = selected
    guard new !== old else { return }
    transition?.completeTransition(true)
    if new === more, more.parent == nil { addChild(more) }
    selected = new
    tabBar.selectedItem = new?.tabBarItem
    guard appearance.isShowing else { return exchange(old, new) }
    run(from: old, to: new)
  }

  private func run(from old: UIViewController?, to new: UIViewController?) {
    let transition = Transition(plan(from: old, to: new), in: simulation)
    self.transition = transition
    old?.beginAppearanceTransition(false, animated: transition.isAnimated)
    new?.beginAppearanceTransition(true, animated: transition.isAnimated)
    if let new { view.insertSubview(new.view, at: 0) }
    transition.run { [weak self] completed in
      self?.transition = nil
      self?.end(from: old, to: new, completed)
    }
  }

  private func end(from old: UIViewController?, to new: UIViewController?, _ completed: Bool) {
    let gone = completed ? old : new
    let stays = completed ? new : old
    if !completed { selected = old }
    gone?.conclude(hidden: true, animated: false)
    gone?.viewIfLoaded?.removeFromSuperview()
    if appearance == .appeared { stays?.conclude(hidden: false, animated: false) }
  }

  private func exchange(_ old: UIViewController?, _ new: UIViewController?) {
    old?.viewIfLoaded?.removeFromSuperview()
    if isViewLoaded, let new { view.insertSubview(new.view, at: 0) }
  }

  private func plan(from old: UIViewController?, to new: UIViewController?) -> TransitionPlan {
    var plan = TransitionPlan(from: old, to: new, containerView: view, isAnimated: false)
    guard let old, let new, let delegate else { return plan }
    plan.animator = delegate.tabBarController(
      self, animationControllerForTransitionFrom: old, to: new)
    plan.isAnimated = plan.animator != nil
    plan.interactor = plan.animator.flatMap {
      delegate.tabBarController(self, interactionControllerFor: $0)
    }
    return plan
  }
}
