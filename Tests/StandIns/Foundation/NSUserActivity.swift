public import Foundation

/// An activity of the user, as Apple's Foundation has it and Linux's lacks it.
open class NSUserActivity: NSObject {
  /// The type of the activity in reverse-DNS notation.
  public let activityType: String
  /// The title that the user sees.
  open var title: String?
  /// The state needed to continue it.
  open var userInfo: [AnyHashable: Any]?
  /// The web page that shows the same.
  open var webpageURL: URL?
  /// The version of the app that can continue it.
  open var targetContentIdentifier: String?
  /// A Boolean value that indicates whether another device may continue the activity.
  open var isEligibleForHandoff = true
  /// The identifier of the restored activity.
  open var persistentIdentifier: String?
  /// The entries of the state that a search keeps.
  open var requiredUserInfoKeys: Set<String>?
  /// A Boolean value that indicates whether a search may find the activity.
  open var isEligibleForSearch = false
  /// A Boolean value that indicates whether the system may suggest the activity.
  open var isEligibleForPrediction = false
  /// A Boolean value that indicates whether the activity has ended.
  public private(set) var isInvalid = false

  /// Creates an activity of a type.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds entries to the state.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Returns the activity as the system delivers it, with all entries or with some.
  package func copied(keeping keys: Set<String>?) -> NSUserActivity {
    let copy = NSUserActivity(activityType: activityType)
    (copy.title, copy.webpageURL) = (title, webpageURL)
    copy.userInfo = userInfo?.filter { entry in
      keys.map { keys in (entry.key as? String).map(keys.contains) ?? false } ?? true
    }
    return copy
  }

  /// Marks the activity as the user's current one.
  open func becomeCurrent() {}

  /// Ends the activity.
  open func invalidate() { isInvalid = true }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of an activity from a web link.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
