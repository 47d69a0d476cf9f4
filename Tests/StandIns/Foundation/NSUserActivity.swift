public import Foundation

/// What the user is doing, as Apple's Foundation has it and Linux's lacks it.
open class NSUserActivity: NSObject {
  /// The reverse-DNS name of what is being done.
  public let activityType: String
  /// What the user sees of it.
  open var title: String?
  /// The state needed to continue it.
  open var userInfo: [AnyHashable: Any]?
  /// The web page that shows the same.
  open var webpageURL: URL?
  /// The version of the app that can continue it.
  open var targetContentIdentifier: String?
  /// Whether another device may continue it.
  open var isEligibleForHandoff = true
  /// The name that a relaunch looks for.
  open var persistentIdentifier: String?
  /// The entries of the state that a search keeps.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether a search may find it.
  open var isEligibleForSearch = false
  /// Whether the system may suggest it.
  open var isEligibleForPrediction = false
  /// Whether it has ended.
  public private(set) var isInvalid = false

  /// Names what is being done.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds entries to the state.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Returns it as the system hands it over elsewhere, with all entries or with some.
  package func copied(keeping keys: Set<String>?) -> NSUserActivity {
    let copy = NSUserActivity(activityType: activityType)
    (copy.title, copy.webpageURL) = (title, webpageURL)
    copy.userInfo = userInfo?.filter { entry in
      keys.map { keys in (entry.key as? String).map(keys.contains) ?? false } ?? true
    }
    return copy
  }

  /// Makes it what the user is doing now.
  open func becomeCurrent() {}

  /// Ends it.
  open func invalidate() { isInvalid = true }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of an activity that a web link began.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
