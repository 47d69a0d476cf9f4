public import Foundation

/// The root of a view hierarchy.
@MainActor open class UIWindow: UIView {
  /// The device of the window.
  @_spi(Test) public let simulation: UIKitSimulation
  /// The scene of the window.
  open weak var windowScene: UIWindowScene? {
    didSet { windowScene?.adopt(self) }
  }
  /// The level of the window.
  open var windowLevel = Level.normal
  /// A Boolean value that indicates whether it receives key events.
  public private(set) var isKeyWindow = false
  private weak var responder: UIResponder?
  private var root: UIViewController?
  /// The presentations in the window, which outlive a replaced root.
  var presentations: [UIPresentationController] = []

  public override init(frame: CGRect) {
    simulation = .current ?? UIKitSimulation(pace: .automatic)
    super.init(frame: frame)
    super.isHidden = true
    simulation.adopt(self)
  }

  /// Makes a window in a scene.
  public init(windowScene: UIWindowScene) {
    simulation = windowScene.simulation
    super.init(frame: windowScene.screen.bounds)
    super.isHidden = true
    self.windowScene = windowScene
    windowScene.adopt(self)
    simulation.adopt(self)
  }

  /// Makes a window from an archive.
  public required init?(coder: NSCoder) {
    simulation = .current ?? UIKitSimulation(pace: .automatic)
    super.init(coder: coder)
    simulation.adopt(self)
  }

  open override var window: UIWindow? { self }

  open override var next: UIResponder? { windowScene }

  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { isHidden ? hideRoot() : showRoot() } }
  }

  /// The first responder, unless it has resigned.
  var firstResponder: UIResponder? {
    get { responder.flatMap { $0.isFirstResponder ? $0 : nil } }
    set { responder = newValue }
  }

  /// The screen of the window.
  open var screen: UIScreen { windowScene?.screen ?? .main }

  /// The controller that fills it.
  open var rootViewController: UIViewController? {
    get { root }
    set { replaceRoot(with: newValue) }
  }

  /// Makes the window visible, and the key window.
  open func makeKeyAndVisible() {
    makeKey()
    isHidden = false
  }

  /// Makes the window the key window.
  open func makeKey() {
    for window in windowScene?.windows ?? [] where window !== self { window.isKeyWindow = false }
    isKeyWindow = true
    becomeKey()
  }

  /// Called when it becomes the key window.
  open func becomeKey() {}
  /// Called when it is no longer the key window.
  open func resignKey() {}

  private func replaceRoot(with new: UIViewController?) {
    guard new !== root else { return }
    let old = root
    if let presenter = new?.presentingViewController ?? new?.parent {
      return Console.raise(
        .hierarchy, "A view controller not containing \(presenter) is made the root", in: simulation
      )
    }
    old?.beginAppearanceTransition(false, animated: false)
    root = new
    old?.rootOf = nil
    new?.rootOf = self
    if !isHidden { showRoot() }
    old?.viewIfLoaded?.removeFromSuperview()
    old?.endAppearanceTransition()
  }

  private func showRoot() {
    guard let root else { return }
    root.beginAppearanceTransition(true, animated: false)
    insertSubview(root.view, at: 0)
    root.endAppearanceTransition()
  }

  private func hideRoot() {
    root?.beginAppearanceTransition(false, animated: false)
    root?.endAppearanceTransition()
  }
}

extension UIWindow {
  /// The level of a window.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The raw value.
    public let rawValue: CGFloat
    /// Creates a level with a raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of an app's windows.
    public static let normal = Level(rawValue: 0)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)
  }
}
