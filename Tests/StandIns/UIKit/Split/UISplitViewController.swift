public import Foundation

/// Columns side by side, or one at a time if there is little room.
@MainActor open class UISplitViewController: UIViewController {
  /// The delegate of the columns.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The number of columns.
  public let style: Style
  /// The preferred display mode.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { if isInPlace { change(to: proposedDisplayMode) } }
  }
  /// The preferred layout of the columns.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// A Boolean value that indicates whether a swipe reveals the first column.
  open var presentsWithGesture = true
  /// The display mode.
  public private(set) var displayMode = DisplayMode.automatic
  /// A Boolean value that indicates whether it shows one column at a time.
  public package(set) var isCollapsed = false
  var given: [Column: UIViewController] = [:]
  var stacks: [Column: UINavigationController] = [:]
  private var isInPlace = false

  /// Creates an instance.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  public override convenience init(
    nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?
  ) {
    self.init(style: .unspecified)
  }

  /// Creates an instance from an archive.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The layout of the columns.
  open var splitBehavior: SplitBehavior { .tile }

  /// The controllers of the columns, in order, as they are shown.
  open var viewControllers: [UIViewController] { children }

  /// Returns the controller of a column.
  open func viewController(for column: Column) -> UIViewController? { given[column] }

  /// Sets the controller of a column, in a stack of its own unless it is one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard column == .compact || columns.contains(column) else {
      return raise(
        .invalidArgument, "A split view controller of two columns has no \(column) column.")
    }
    let before = stacks[column]
    let wasShown = before.map(isShown) ?? false
    given[column] = vc
    if let vc, let before, before !== given[column], !(vc is UINavigationController),
      before is ColumnNavigationController
    {
      vc.leaveColumn()
      return before.setViewControllers([vc], animated: false)
    }
    if let before { remove(before) }
    stacks[column] = vc.map { $0 as? UINavigationController ?? ColumnNavigationController($0) }
    if isInPlace, !isCollapsed || wasShown { arrange(showing: wasShown ? column : nil) }
  }

  /// Shows a column.
  open func show(_ column: Column) {
    guard isInPlace, stacks[column] != nil else { return }
    isCollapsed ? showCollapsed(column) : change(to: displayMode.showing(column, in: style))
  }

  /// Hides a column.
  open func hide(_ column: Column) {
    guard isInPlace, stacks[column] != nil else { return }
    isCollapsed ? hideCollapsed(column) : change(to: displayMode.hiding(column, in: style))
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, for: .primary)
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    setViewController(vc, for: .secondary)
    show(.secondary)
  }

  override func take(child: UIViewController) {
    raise(.inconsistency, "A split view controller takes no child but its columns: \(child)")
  }

  override func didBeginAppearanceTransition() {
    guard appearance == .appearing, !isInPlace else { return }
    isInPlace = true
    displayMode = proposedDisplayMode
    if traitCollection.horizontalSizeClass == .compact { collapse() } else { arrange(showing: nil) }
  }

  /// Adapts to the device's traits and their overrides.
  func adapt() {
    guard isInPlace, (traitCollection.horizontalSizeClass == .compact) != isCollapsed else {
      return
    }
    // A transition on the stack of a collapsed split ends before its columns separate.
    if let transition = stacks[.primary]?.transition {
      transition.completeTransition(!transition.isInteractive)
    }
    isCollapsed ? expand() : collapse()
  }

  /// The columns, in order.
  var columns: [Column] {
    style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
  }

  var proposedDisplayMode: DisplayMode {
    guard preferredDisplayMode == .automatic else { return preferredDisplayMode }
    return .oneBesideSecondary
  }

  private func change(to mode: DisplayMode) {
    guard mode != displayMode, !isCollapsed else { return }
    delegate?.splitViewController(self, willChangeTo: mode)
    let before = displayMode.columns(in: style)
    let after = mode.columns(in: style)
    for column in after where !before.contains(column) {
      delegate?.splitViewController(self, willShow: column)
    }
    for column in before where !after.contains(column) {
      delegate?.splitViewController(self, willHide: column)
    }
    displayMode = mode
    arrange(showing: nil)
  }
}

extension UIViewController {
  /// The nearest split view controller that contains it.
  public var splitViewController: UISplitViewController? { container(UISplitViewController.self) }
}
