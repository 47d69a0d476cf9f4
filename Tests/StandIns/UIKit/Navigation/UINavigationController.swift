public import Foundation

/// A stack of controllers, of which the top one is shown.
@MainActor open class UINavigationController: UIViewController {
  /// The delegate, which is notified of shown controllers and supplies transitions.
  open weak var delegate: (any UINavigationControllerDelegate)? { didSet { rememberMethods() } }
  /// Its bar.
  public let navigationBar = UINavigationBar()
  /// The edge gesture that pops.
  public let interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer()
  /// The content gesture that pops.
  public let interactiveContentPopGestureRecognizer: UIGestureRecognizer? =
    UIPanGestureRecognizer()
  /// A Boolean value that indicates whether its bar is hidden.
  open var isNavigationBarHidden = false
  /// A Boolean value that indicates whether its toolbar is hidden.
  open var isToolbarHidden = true
  var stack: [UIViewController] = []
  var transition: Transition?
  /// The operation of the running transition.
  var operation = Operation.none
  var arriving: [UIViewController] = []
  /// The change of the next layout, and the stack before it.
  var waiting: (change: StackChange, before: [UIViewController])?
  /// A Boolean value that indicates whether it exchanges controllers with another one, which is
  /// immediate.
  var isHandingOver = false
  private var methods: RememberedMethods?
  private(set) weak var displayed: UIViewController?

  /// Creates a stack with a bar of another class.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a stack with a root.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a stack from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The controllers, the lowest first.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The top of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// The visible controller: the top of the stack, or the one presented over it.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Shows or hides its bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// Shows or hides its toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Pushes a controller.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard allowsPush(of: viewController) else { return }
    change(StackChange(stack + [viewController], .push, animated: animated))
  }

  /// Pops the top controller, unless it is the root.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    return pop(to: stack.count - 2, animated: animated).last
  }

  /// Pops all controllers above a controller.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else {
      raise(.inconsistency, "Tried to pop to a view controller that doesn't exist.")
      return nil
    }
    return pop(to: index, animated: animated)
  }

  /// Pops to the root.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.isEmpty ? nil : pop(to: 0, animated: animated)
  }

  /// Pops to the root after a tap on its tab, which does nothing during a transition.
  func popToRootByHand() {
    if runningTransition == nil { popToRootViewController(animated: true) }
  }

  /// Replaces the stack, in one transition at most.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    guard allowsStack(of: viewControllers) else { return }
    change(
      StackChange(
        viewControllers, operation(to: viewControllers.last), animated: animated, restores: false))
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  open override func loadView() {
    super.loadView()
    view.addSubview(navigationBar)
  }

  override func take(child: UIViewController) { pushViewController(child, animated: false) }

  override var isAboutToMove: Bool { waiting != nil }

  override var runningTransition: Transition? { transition ?? super.runningTransition }

  override func didBeginAppearanceTransition() {
    guard appearance == .appearing, let top = stack.last else { return }
    top.beginAppearanceTransition(true, animated: appearanceIsAnimated)
    install(top)
    delegate(for: "willShow")?.navigationController(
      self, willShow: top, animated: appearanceIsAnimated)
  }

  override func didEndAppearanceTransition() {
    guard transition == nil, let top = stack.last else { return }
    delegate(for: "didShow")?.navigationController(
      self, didShow: top, animated: appearanceIsAnimated)
  }

  /// Called when children and views match the stack again.
  func didSettle() {}

  /// Shows a controller's view in place of the one before.
  func install(_ controller: UIViewController?) {
    guard isViewLoaded, controller !== displayed || controller?.viewIfLoaded?.superview == nil
    else { return }
    let before = displayed
    displayed = controller
    if let controller { view.insertSubview(controller.view, at: 0) }
    if before !== controller { before?.viewIfLoaded?.removeFromSuperview() }
  }

  /// The delegate, if it implements a method.
  func delegate(for method: String) -> (any UINavigationControllerDelegate)? {
    guard let delegate, methods?.allow(method, of: delegate, self) ?? false else { return nil }
    return delegate
  }

  private func rememberMethods() {
    methods = RememberedMethods(
      of: delegate,
      among: ["willShow", "didShow", "animationControllerFor", "interactionControllerFor"])
  }

  private func pop(to index: Int, animated: Bool) -> [UIViewController] {
    let popped = Array(stack[(index + 1)...])
    if !popped.isEmpty {
      change(StackChange(Array(stack[...index]), .pop, animated: animated))
    }
    return popped
  }

  private func operation(to top: UIViewController?) -> Operation {
    if top === stack.last { return .none }
    return stack.contains { $0 === top } ? .pop : .push
  }
}
