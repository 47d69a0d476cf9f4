#if canImport(UIKit)
public import UIKit
public import Usher

extension SceneDirector {
  /// What a scene gives so that its user stands there again: an activity with a snapshot in it.
  ///
  /// Its type, `usher.restoration`, belongs into the app's list of `NSUserActivityTypes`. While a guard
  /// puts off some of what is to come back, it holds all of that still.
  public var restorationActivity: NSUserActivity {
    let activity = NSUserActivity(activityType: "usher.restoration")
    activity.isEligibleForHandoff = false
    activity.addUserInfoEntries(from: [snapshotKey: Data(keptSnapshot.bytes)])
    return activity
  }

  /// Starts where a scene's user stood, as far as that can be made again and is allowed.
  ///
  /// An activity without a snapshot, or with one that cannot be read, is an error in the event
  /// `restored`, and the director starts as it does at first. The snapshot may be an entry of an
  /// activity of the app's own.
  ///
  /// - Parameter activity: The activity that the scene's session has kept; `nil` where it has none.
  /// - Returns: The director itself.
  @discardableResult
  public func start(restoring activity: NSUserActivity?) -> SceneDirector {
    guard let activity else { return start() }
    let bytes = (activity.userInfo?[snapshotKey] as? Data).map(Array.init) ?? []
    _ = try? start(restoring: bytes)
    return self
  }
}

/// The entry of an activity that holds a snapshot.
private let snapshotKey = "usher.snapshot"
#endif
