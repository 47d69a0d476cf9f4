#if canImport(UIKit)
public import UIKit
public import Usher
import UsherAppleSupport

extension SceneDirector {
  /// Makes a director for a window.
  ///
  /// ```swift
  /// director = SceneDirector(LobbySceneCoordinator(), window: window).start()
  /// ```
  ///
  /// The director ends the scope of the root coordinator when it closes. With `debug`, it writes
  /// every event to the log, as `log()` does.
  public convenience init(
    _ root: Coordinator, window: UIWindow, debug: Bool = false,
    scope: (any CoordinatorScope)? = nil, options: Options = Options()
  ) {
    self.init(root, host: UIKitHost(window: window), scope: scope, options: options)
    if debug { log() }
  }

  /// Starts the director and returns it; a refusal is an event and a line in the log.
  @discardableResult
  public func start() -> SceneDirector {
    try? start(fileID: #fileID, line: #line)
    return self
  }

  /// Starts the director in a child of a scope, and returns the director.
  ///
  /// The child ends with the root coordinator. The scope itself, such as a container that several
  /// windows share, does not.
  @discardableResult
  public func start(with scope: any CoordinatorScope) -> SceneDirector {
    adopt(scope)
    return start()
  }

  /// An activity with a snapshot, for a scene to return as its restoration activity.
  ///
  /// Add its type, `usher.restoration`, to the app's `NSUserActivityTypes`. While a guard holds
  /// back a part of the saved place, the activity still contains that part.
  public var restorationActivity: NSUserActivity {
    let activity = NSUserActivity(activityType: "usher.restoration")
    activity.isEligibleForHandoff = false
    activity.addUserInfoEntries(from: [snapshotKey: Data(snapshot().bytes)])
    return activity
  }

  /// Starts at the saved place of a scene, as far as it can be made again and guards allow it.
  ///
  /// If the activity has no readable snapshot, the event `restored` has the error, and the director
  /// starts as it does at first. The snapshot may be an entry of the app's own activity. Returns
  /// the director.
  @discardableResult
  public func start(
    restoring activity: NSUserActivity?, fileID: String = #fileID, line: Int = #line
  ) -> SceneDirector {
    guard let activity else {
      _ = try? start(fileID: fileID, line: line)
      return self
    }
    let bytes = (activity.userInfo?[snapshotKey] as? Data).map(Array.init) ?? []
    _ = try? start(restoring: bytes, fileID: fileID, line: line)
    return self
  }

  /// Opens the links that a scene received, by the director's table.
  ///
  /// - Returns: The handle of each change.
  @discardableResult
  public func open(_ contexts: Set<UIOpenURLContext>) -> [NavigationHandle] {
    contexts.map { open($0.url.absoluteString) }
  }

  /// Opens the link of an activity: a universal link, an advertised place, a search result, a new
  /// window.
  ///
  /// - Returns: The handle of the change; `nil` if the activity has no link.
  @discardableResult
  public func resume(_ activity: NSUserActivity) -> NavigationHandle? {
    let link =
      UIKitHost.AwaitedWindow.receive(activity) ?? activity.link(ofType: options.activityType)
    return link.map { open($0) }
  }
}
/// The entry of an activity that holds a snapshot.
private let snapshotKey = "usher.snapshot"
#endif
