public import Foundation

/// One instance of the app's interface.
@MainActor open class UIScene: UIResponder {
  /// The session of the scene.
  public let session: UISceneSession
  /// The delegate of the scene.
  open var delegate: (any UISceneDelegate)?
  /// The state of the scene.
  public package(set) var activationState = ActivationState.unattached

  /// Makes a scene.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// The state of a scene.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected.
    case unattached = -1
    /// The scene is active.
    case foregroundActive = 0
    /// The scene is visible, but inactive.
    case foregroundInactive = 1
    /// The scene is in the background.
    case background = 2
  }

  /// The requests that a scene connects with.
  @MainActor public final class ConnectionOptions: NSObject {
    /// Links to open.
    public let urlContexts: Set<UIOpenURLContext>
    /// Activities to continue.
    public let userActivities: Set<NSUserActivity>

    /// The chosen item of the app's icon.
    public let shortcutItem: UIApplicationShortcutItem?
    /// The response to a notification.
    public let notificationResponse: UNNotificationResponse?

    /// Creates options with the requests.
    @_spi(Test) public init(
      urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = [],
      shortcutItem: UIApplicationShortcutItem? = nil,
      notificationResponse: UNNotificationResponse? = nil
    ) {
      (self.urlContexts, self.userActivities) = (urlContexts, userActivities)
      (self.shortcutItem, self.notificationResponse) = (shortcutItem, notificationResponse)
    }
  }

  /// The options of a link.
  @MainActor public final class OpenURLOptions: NSObject {
    /// The identifier of the source app.
    public let sourceApplication: String?

    init(sourceApplication: String?) { self.sourceApplication = sourceApplication }
  }
}

/// A link to open.
@MainActor public final class UIOpenURLContext: NSObject {
  /// The link.
  public let url: URL
  /// The options of the link.
  public let options: UIScene.OpenURLOptions

  /// Makes a link.
  @_spi(Test) public init(url: URL, sourceApplication: String? = nil) {
    self.url = url
    options = UIScene.OpenURLOptions(sourceApplication: sourceApplication)
  }
}

/// The identity of a scene, connected or not.
@MainActor open class UISceneSession: NSObject {
  /// The role of the scene.
  public let role: Role
  /// The configuration of the scene.
  public let configuration: UISceneConfiguration
  /// Its name.
  public let persistentIdentifier = UUID().uuidString
  /// The scene while it is connected.
  public package(set) weak var scene: UIScene?
  /// The activity that the scene last saved for its restoration.
  open var stateRestorationActivity: NSUserActivity?
  /// The data that the app stores with the session.
  open var userInfo: [String: Any]?

  init(role: Role = .windowApplication) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }

  /// The role of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A window of the app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}

/// The configuration of a scene.
@MainActor open class UISceneConfiguration: NSObject {
  /// Its name.
  public let name: String?
  /// The role of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The storyboard of the scene.
  open var storyboard: UIStoryboard?

  /// Creates a configuration with a name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}
