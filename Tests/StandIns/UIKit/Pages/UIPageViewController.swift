public import Foundation

/// A controller that shows pages.
@MainActor open class UIPageViewController: UIViewController {
  /// The delegate, which is notified of page turns by the user.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The data source of the pages before and after.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The style of the transition.
  public let transitionStyle: TransitionStyle
  /// The orientation of the transition.
  public let navigationOrientation: NavigationOrientation
  /// A Boolean value that indicates whether it omits the end of a swipe from its delegate's calls.
  @_spi(Test) public var forgetsEnds = false
  private var page: UIViewController?
  /// The data source's answers, which a strip of pages does not request again.
  private var neighbors: [NavigationDirection: UIViewController?] = [:]
  var turn: PageTurn?

  /// Creates an instance.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (transitionStyle, self.navigationOrientation) = (style, navigationOrientation)
    super.init(nibName: nil, bundle: nil)
  }

  public override convenience init(
    nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?
  ) {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates an instance from an archive.
  public required init?(coder: NSCoder) {
    (transitionStyle, navigationOrientation) = (.pageCurl, .horizontal)
    super.init(coder: coder)
  }

  /// The page that is shown.
  open var viewControllers: [UIViewController]? { page.map { [$0] } ?? [] }

  /// Shows a page.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let new = viewControllers?.first, viewControllers?.count == 1 else {
      return raise(
        .invalidArgument,
        "The number of view controllers provided (\(viewControllers?.count ?? 0)) doesn't match "
          + "the number required (1) for the requested transition")
    }
    turn?.transition.completeTransition(true)
    let old = page
    page = new
    neighbors = [:]
    lookAhead()
    begin(old, new, animated: animated, gesture: false) { completion?($0) }
  }

  override func take(child: UIViewController) {
    raise(.inconsistency, "A page view controller takes no child but its pages: \(child)")
  }

  /// A strip of pages scrolls without a transition coordinator.
  override var runningTransition: Transition? {
    let turn = transitionStyle == .scroll ? nil : turn?.transition
    return turn ?? super.runningTransition
  }

  override func didBeginAppearanceTransition() {
    guard appearance == .appearing, let page else { return }
    page.beginAppearanceTransition(true, animated: appearanceIsAnimated)
    if page.view.superview !== view { view.addSubview(page.view) }
    lookAhead()
  }

  /// Returns the page beside the current one, from the data source's earlier answers if possible.
  func neighbor(_ direction: NavigationDirection) -> UIViewController? {
    if let known = neighbors[direction] { return known }
    guard let page else { return nil }
    let neighbor =
      direction == .forward
      ? dataSource?.pageViewController(self, viewControllerAfter: page)
      : dataSource?.pageViewController(self, viewControllerBefore: page)
    if transitionStyle == .scroll { neighbors[direction] = .some(neighbor) }
    return neighbor
  }

  private func lookAhead() {
    guard transitionStyle == .scroll, appearance.isShowing, dataSource != nil else { return }
    for direction in [NavigationDirection.forward, .reverse] { _ = neighbor(direction) }
  }

  /// Turns a page for the user, who cannot turn the next one during the transition.
  func turnByHand(to new: UIViewController) -> Transition? {
    guard let old = page, turn == nil else { return nil }
    delegate?.pageViewController(self, willTransitionTo: [new])
    begin(old, new, animated: true, gesture: true) { [weak self] completed in
      guard let self else { return }
      if completed {
        page = new
        neighbors = [:]
        lookAhead()
      }
      if forgetsEnds { return }
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: [old],
        transitionCompleted: completed)
    }
    return turn?.transition
  }

  private func begin(
    _ old: UIViewController?, _ new: UIViewController, animated: Bool, gesture: Bool,
    _ end: @escaping (Bool) -> Void
  ) {
    if new.parent !== self { contain(new) }
    guard new !== old else { return end(true) }
    guard appearance.isShowing else { return exchange(old, new, end) }
    var plan = TransitionPlan(
      from: old, to: new, containerView: view, isAnimated: animated, isGesture: gesture)
    plan.standardDuration = 0.3
    let turn = PageTurn(old, new, in: self, Transition(plan, in: simulation), end)
    self.turn = turn
    turn.run(animated: animated)
  }

  private func exchange(
    _ old: UIViewController?, _ new: UIViewController, _ end: (Bool) -> Void
  ) {
    old?.viewIfLoaded?.removeFromSuperview()
    if isViewLoaded { view.addSubview(new.view) }
    new.didMove(toParent: self)
    old?.willMove(toParent: nil)
    old?.removeFromParent()
    end(true)
  }
}
