#if canImport(UIKit)
public import UIKit
public import Usher

extension SceneDirector {
  /// An activity with a snapshot, for a scene to return as its restoration activity.
  ///
  /// Add its type, `usher.restoration`, to the app's list of `NSUserActivityTypes`. While a guard holds
  /// back a part of the saved place, the activity still contains that part.
  public var restorationActivity: NSUserActivity {
    let activity = NSUserActivity(activityType: "usher.restoration")
    activity.isEligibleForHandoff = false
    activity.addUserInfoEntries(from: [snapshotKey: Data(snapshot().bytes)])
    return activity
  }

  /// Starts at the saved place of a scene, as far as it can be made again and guards allow it.
  ///
  /// If the activity has no snapshot, or one that cannot be read, the event `restored` has the error,
  /// and the director starts as it does at first. The snapshot may be an entry of the app's own
  /// activity. Returns the director.
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
}

/// The entry of an activity that holds a snapshot.
private let snapshotKey = "usher.snapshot"
#endif
