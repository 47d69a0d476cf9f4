/// A scene with windows.
@MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The device that it is on.
  @_spi(Test) public let simulation: UIKitSimulation
  private var held: [WeakWindow] = []

  /// Makes a scene on the device that is current.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    simulation = .current ?? UIKitSimulation(pace: .automatic)
    super.init(session: session, connectionOptions: connectionOptions)
  }

  open override var next: UIResponder? { simulation.application }

  /// Its windows.
  open var windows: [UIWindow] { held.compactMap(\.window) }

  /// The window that keys go to.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// The screen that it is on.
  open var screen: UIScreen { UIScreen(traits: simulation.traits) }

  /// The traits of the scene.
  open var traitCollection: UITraitCollection { simulation.traits }

  func adopt(_ window: UIWindow) {
    held.removeAll { $0.window == nil || $0.window === window }
    held.append(WeakWindow(window: window))
  }
}

/// A window that someone else keeps.
struct WeakWindow {
  weak var window: UIWindow?
}
