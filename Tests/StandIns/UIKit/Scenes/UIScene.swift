public import Foundation

/// One instance of the app's interface.
@MainActor open class UIScene: UIResponder {
  /// What it is known by.
  public let session: UISceneSession
  /// Who is notified of what happens to it.
  open var delegate: (any UISceneDelegate)?
  /// Whether it is on.
  public package(set) var activationState = ActivationState.unattached

  /// Makes a scene.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// Whether a scene is on.
  public enum ActivationState: Int, Sendable {
    /// It is not connected.
    case unattached = -1
    /// It is on, and the user acts on it.
    case foregroundActive = 0
    /// It is on, and the user acts elsewhere.
    case foregroundInactive = 1
    /// It is off.
    case background = 2
  }

  /// What a scene is asked to show when it connects.
  @MainActor public final class ConnectionOptions: NSObject {
    /// Links to follow.
    public let urlContexts: Set<UIOpenURLContext>
    /// Activities to continue.
    public let userActivities: Set<NSUserActivity>

    /// The item of the app's icon that was chosen.
    public let shortcutItem: UIApplicationShortcutItem?
    /// The notification that was chosen.
    public let notificationResponse: UNNotificationResponse?

    /// Names what is asked for.
    @_spi(Test) public init(
      urlContexts: Set<UIOpenURLContext> = [], userActivities: Set<NSUserActivity> = [],
      shortcutItem: UIApplicationShortcutItem? = nil,
      notificationResponse: UNNotificationResponse? = nil
    ) {
      (self.urlContexts, self.userActivities) = (urlContexts, userActivities)
      (self.shortcutItem, self.notificationResponse) = (shortcutItem, notificationResponse)
    }
  }

  /// What is known of a link.
  @MainActor public final class OpenURLOptions: NSObject {
    /// The app that it comes from.
    public let sourceApplication: String?

    init(sourceApplication: String?) { self.sourceApplication = sourceApplication }
  }
}

/// A link to follow.
@MainActor public final class UIOpenURLContext: NSObject {
  /// The link.
  public let url: URL
  /// What is known of it.
  public let options: UIScene.OpenURLOptions

  /// Makes a link.
  @_spi(Test) public init(url: URL, sourceApplication: String? = nil) {
    self.url = url
    options = UIScene.OpenURLOptions(sourceApplication: sourceApplication)
  }
}

/// What a scene is known by, whether it is connected or not.
@MainActor open class UISceneSession: NSObject {
  /// What it is for.
  public let role: Role
  /// How it is made.
  public let configuration: UISceneConfiguration
  /// Its name.
  public let persistentIdentifier = UUID().uuidString
  /// The scene while it is connected.
  public package(set) weak var scene: UIScene?
  /// What it showed when it was last on.
  open var stateRestorationActivity: NSUserActivity?
  /// What the app keeps with it.
  open var userInfo: [String: Any]?

  init(role: Role = .windowApplication) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }

  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// It shows the app.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }
}

/// How a scene is made.
@MainActor open class UISceneConfiguration: NSObject {
  /// Its name.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// The class of the scene.
  open var sceneClass: AnyClass?
  /// The storyboard of the scene.
  open var storyboard: UIStoryboard?

  /// Names a way.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    (self.name, role) = (name, sessionRole)
  }
}
