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

  /// Names what is being done.
  public init(activityType: String) { self.activityType = activityType }

  /// Adds entries to the state.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { _, new in new }
  }

  /// Makes it what the user is doing now.
  open func becomeCurrent() {}

  /// Ends it.
  open func invalidate() {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The type of an activity that a web link began.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
