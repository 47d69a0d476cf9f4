public import Foundation

/// A rectangle on the screen: only its place in the hierarchy is simulated, not its appearance.
@MainActor open class UIView: UIResponder, UIAccessibilityIdentification {
  /// The frame in its superview.
  open var frame: CGRect
  /// The opacity of the view.
  open var alpha: CGFloat = 1
  /// A Boolean value that indicates whether the view is hidden.
  open var isHidden = false
  /// A Boolean value that indicates whether the user can touch the view.
  open var isUserInteractionEnabled = true
  /// The tag of the view.
  open var tag = 0
  /// The background color.
  open var backgroundColor: UIColor?
  /// The transform of the view.
  open var transform = CGAffineTransform.identity
  /// A Boolean value that indicates whether its frame becomes constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The reaction to its superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// The identifier of the view for tests.
  open var accessibilityIdentifier: String?
  /// The text that VoiceOver speaks.
  open var accessibilityLabel: String?
  /// The traits for assistive technologies.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// The subviews, the lowest first.
  public private(set) var subviews: [UIView] = []
  /// The superview.
  public private(set) weak var superview: UIView?
  /// The gesture recognizers.
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// The interactions.
  public private(set) var interactions: [any UIInteraction] = []
  weak var controller: UIViewController?
  private var needsLayout = false

  /// Makes a view of a size.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Makes a view from an archive.
  public required init?(coder: NSCoder) {
    frame = .zero
    super.init()
  }

  public override convenience init() { self.init(frame: .zero) }

  /// The rectangle in its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The center of its frame.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }

  /// The window that it is in.
  open var window: UIWindow? { superview?.window }

  open override var next: UIResponder? { controller ?? superview }
  override var responderWindow: UIWindow? { window }

  /// Adds a view above the others.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Inserts a view at an index.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard view !== self else {
      return Console.raise(.invalidArgument, "Can't add self as subview", in: window?.simulation)
    }
    view.superview?.forget(view)
    let before = view.window
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    view.moved(from: before)
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  /// Adds a view below another.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === siblingSubview } ?? subviews.count)
  }

  /// Removes it from its superview.
  open func removeFromSuperview() {
    guard let superview else { return }
    let before = window
    willMove(toSuperview: nil)
    superview.forget(self)
    moved(from: before)
    didMoveToSuperview()
  }

  /// Called when it is about to move.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when it has moved.
  open func didMoveToSuperview() {}
  /// Called after its window has changed.
  open func didMoveToWindow() {}
  /// Called after a subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Resizes the view to fit its content.
  open func sizeToFit() {}
  /// Requests a layout, which happens when the turn ends.
  open func setNeedsLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    window?.simulation.clock.after(0) { [weak self] in self?.layoutIfNeeded() }
  }

  /// Lays out the view at once if needed.
  open func layoutIfNeeded() {
    if needsLayout { layoutSubviews() }
    needsLayout = false
    for view in subviews { view.layoutIfNeeded() }
  }

  /// Lays out the subviews.
  open func layoutSubviews() {}

  /// Returns whether it is the view or inside it.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || (superview?.isDescendant(of: view) ?? false)
  }

  /// Adds an interaction.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// Adds a gesture recognizer.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.attach(to: self)
  }

  private func forget(_ view: UIView) {
    willRemoveSubview(view)
    subviews.removeAll { $0 === view }
    view.superview = nil
  }
}
