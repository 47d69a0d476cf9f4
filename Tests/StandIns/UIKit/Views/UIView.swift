public import Foundation

/// A rectangle on the screen: only its place in the hierarchy is simulated, not its looks.
@MainActor open class UIView: UIResponder, UIAccessibilityIdentification {
  /// The frame in its superview.
  open var frame: CGRect
  /// The opacity of the view.
  open var alpha: CGFloat = 1
  /// A Boolean value that indicates whether the view is hidden.
  open var isHidden = false
  /// A Boolean value that indicates whether the user can touch the view.
  open var isUserInteractionEnabled = true
  /// A number to find it by.
  open var tag = 0
  /// Its color.
  open var backgroundColor: UIColor?
  /// The transform of the view.
  open var transform = CGAffineTransform.identity
  /// A Boolean value that indicates whether its frame becomes constraints.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// The reaction to its superview's size.
  open var autoresizingMask: AutoresizingMask = []
  /// A name that tests find it by.
  open var accessibilityIdentifier: String?
  /// The text that VoiceOver speaks.
  open var accessibilityLabel: String?
  /// The traits for assistive technologies.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// The views in it, lowest first.
  public private(set) var subviews: [UIView] = []
  /// The view that it is in.
  public private(set) weak var superview: UIView?
  /// The gestures that it knows.
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// The interactions that it offers.
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

  /// Its own rectangle.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// The middle of its frame.
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

  /// Adds a view at a height.
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

  /// Takes it out of its superview.
  open func removeFromSuperview() {
    guard let superview else { return }
    let before = window
    willMove(toSuperview: nil)
    superview.forget(self)
    moved(from: before)
    didMoveToSuperview()
  }

  /// Hears that it is about to move.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Hears that it has moved.
  open func didMoveToSuperview() {}
  /// Hears that it is in another window, or none.
  open func didMoveToWindow() {}
  /// Hears that a view was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Hears that a view is about to leave.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Resizes the view to fit its content.
  open func sizeToFit() {}
  /// Asks for a layout, which comes when the turn ends.
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

  /// Places the views in it.
  open func layoutSubviews() {}

  /// Returns whether it is the view or inside it.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || (superview?.isDescendant(of: view) ?? false)
  }

  /// Offers an interaction.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Withdraws an interaction.
  open func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }

  /// Learns a gesture.
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
