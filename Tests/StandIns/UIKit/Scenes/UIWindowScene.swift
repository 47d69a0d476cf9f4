/// A scene with windows.
@MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The device of the scene.
  @_spi(Test) public let simulation: UIKitSimulation
  private var held: [WeakWindow] = []

  /// Creates a scene on the current device.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    simulation = .current ?? UIKitSimulation(pace: .automatic)
    super.init(session: session, connectionOptions: connectionOptions)
  }

  open override var next: UIResponder? { simulation.application }

  /// Its windows.
  open var windows: [UIWindow] { held.compactMap(\.window) }

  /// The key window.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// The screen of the scene.
  open var screen: UIScreen { UIScreen(traits: simulation.traits) }

  /// The traits of the scene.
  open var traitCollection: UITraitCollection { simulation.traits }

  func adopt(_ window: UIWindow) {
    held.removeAll { $0.window == nil || $0.window === window }
    held.append(WeakWindow(window: window))
  }
}

/// A weak reference to a window.
struct WeakWindow {
  weak var window: UIWindow?
}
