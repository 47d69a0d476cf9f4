#if canImport(UIKit)
import UIKit
public import Usher

extension UIKitHost {
  /// Keeps the user activity of the window's scene in step with the place in front.
  ///
  /// UIKit makes it current while the scene is active. An activity of the app stays until a place
  /// is advertised.
  public func advertise(_ place: AdvertisedPlace?) {
    let former = exchange(&activity, with: place.map(makeActivity))
    former?.invalidate()
    let scene = activityScene ?? mount.window?.windowScene
    if activity != nil || scene?.userActivity === former { scene?.userActivity = activity }
    activityScene = activity.flatMap { _ in scene }
  }

  private func makeActivity(of place: AdvertisedPlace) -> NSUserActivity {
    let activity = NSUserActivity(activityType: (director?.options ?? .init()).activityType)
    activity.describe(place)
    onAdvertise?(activity, place)
    return activity
  }
}

extension NSUserActivity {
  /// Describes a place, to be opened again by its link.
  fileprivate func describe(_ place: AdvertisedPlace) {
    title = place.title
    userInfo = ["link": place.link]
    // A search keeps only required keys.
    requiredUserInfoKeys = ["link"]
    webpageURL = place.webPage.flatMap { URL(string: $0) }
    targetContentIdentifier = place.entity ?? place.link
    isEligibleForHandoff = place.uses.contains(.handoff)
    #if !os(tvOS)
    persistentIdentifier = place.link
    isEligibleForSearch = place.uses.contains(.search)
    isEligibleForPrediction = place.uses.contains(.suggestions)
    #endif
  }

  /// The link of an advertised place, or of a Spotlight item with the link as its identifier.
  func link(ofType type: String) -> String? {
    let entry =
      switch activityType {
      case type: "link"
      case "com.apple.corespotlightitem": "kCSSearchableItemActivityIdentifier"
      default: String?.none
      }
    let text = entry.flatMap { userInfo?[$0] as? String }
    // The app's other items have identifiers of another kind.
    return text.flatMap { entry == "link" || $0.contains("://") ? $0 : nil }
  }
}
#endif
