public import Foundation

/// A controller of a view hierarchy, which is notified of its appearance.
@MainActor open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer {
  /// The name of its nib.
  public let nibName: String?
  /// The bundle of the nib.
  public let nibBundle: Bundle?
  /// The storyboard that created it.
  public package(set) var storyboard: UIStoryboard?
  /// The parent.
  public package(set) weak var parent: UIViewController?
  /// The children.
  public package(set) var children: [UIViewController] = []
  /// The tab that it was created for.
  public internal(set) weak var tab: UITab?
  /// A Boolean value that indicates whether it hosts presentations over the current context.
  open var definesPresentationContext = false
  /// The style of its presentation, to be set before the presentation controller is requested.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The style of its transition.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// A Boolean value that indicates whether the user cannot dismiss it.
  open var isModalInPresentation = false
  /// The delegate that supplies its transitions and its presentation controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// A Boolean value that indicates whether a navigation controller hides its toolbar for it.
  open var hidesBottomBarWhenPushed = false
  /// The preferred size.
  open var preferredContentSize = CGSize.zero
  /// The identifier of its state restoration.
  open var restorationIdentifier: String?
  /// A Boolean value that indicates whether its content can be edited.
  open var isEditing = false
  /// The items of the toolbar.
  open var toolbarItems: [UIBarButtonItem]?
  /// The placeholder over its view if there is nothing to show.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { showUnavailability() }
  }

  var appearance = Appearance.disappeared
  var appearanceIsAnimated = false
  var isAppearingDue = false
  var movement = Movement()
  var presentation: UIPresentationController?
  var shown: UIPresentationController?
  weak var rootOf: UIWindow?
  private var loadedView: UIView?
  private var unavailability: UIView?
  private var item: UINavigationItem?
  private var tabItem: UITabBarItem?

  /// Creates a controller with a view from a nib, or from code.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Makes a controller from an archive.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// The title of the controller.
  open var title: String? {
    didSet {
      item?.title = title
      tabItem?.title = title
    }
  }

  /// The item in a navigation bar.
  open var navigationItem: UINavigationItem {
    if let item { return item }
    let made = UINavigationItem(title: title ?? "")
    made.title = title
    item = made
    return made
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The item in a tab bar.
  open var tabBarItem: UITabBarItem! {
    get {
      if let tabItem { return tabItem }
      let made = UITabBarItem(title: title, image: nil, tag: 0)
      tabItem = made
      return made
    }
    set { tabItem = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Its view, which is loaded on first use.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// Its view, if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// A Boolean value that indicates whether its view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Creates the view, from a nib if there is one.
  open func loadView() { view = viewOfNib ?? UIView(frame: UIScreen.main.bounds) }

  /// Loads the view if needed.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }
  override var responderWindow: UIWindow? { viewIfLoaded?.window }

  /// The traits of the controller.
  open var traitCollection: UITraitCollection { inheritedTraits }
  /// The traits that differ from its parent's.
  public final var traitOverrides = UITraitOverrides()

  /// Starts or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// Called after its view is loaded.
  open func viewDidLoad() {}
  /// Called before its view is shown.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when its view is in the hierarchy and about to be visible.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after its view is shown.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before its view is hidden.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after its view is hidden.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before its view is laid out.
  open func viewWillLayoutSubviews() {}
  /// Called after its view is laid out.
  open func viewDidLayoutSubviews() {}
  /// Called when memory is low.
  open func didReceiveMemoryWarning() {}
  /// Called before its parent changes.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called after its parent has changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// A Boolean value that indicates whether appearance calls are forwarded to its children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Called before its view changes its size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// Called before the traits change.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// Presents a controller.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    Presenting(viewControllerToPresent, by: self, animated: flag).begin(completion)
  }

  /// Dismisses the controller that it presents, or itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Dismissing(from: self, animated: flag).begin(completion)
  }

  /// Shows a controller in the way of its containers.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows a controller as the detail.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent {
      parent.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// The coordinator of the transition that runs in it or in a container of it.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    runningTransition ?? parent?.transitionCoordinator
  }

  private func showUnavailability() {
    unavailability?.removeFromSuperview()
    unavailability = contentUnavailableConfiguration?.makeContentView()
    if let unavailability { view.addSubview(unavailability) }
  }

  /// Adds an app's child, which joins the content of a container.
  func take(child: UIViewController) { contain(child) }
  /// A Boolean value that indicates whether it is presented in a popover regardless of its style.
  var usesPopover: Bool { false }
  /// A Boolean value that indicates whether a change that has no transition yet is about to begin.
  var isAboutToMove: Bool { false }
  func didBeginAppearanceTransition() {}
  func didEndAppearanceTransition() {}
  var runningTransition: Transition? { presentation?.transition ?? shown?.transition }
}
