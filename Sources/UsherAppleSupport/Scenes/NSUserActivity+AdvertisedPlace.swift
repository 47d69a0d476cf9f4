#if canImport(UIKit) || canImport(SwiftUI)
#if canImport(UIKit)
package import UIKit
#else
package import SwiftUI
#endif
package import Usher

extension NSUserActivity {
  /// The type of the activity with which a universal link arrives.
  package static let webPageType = "NSUserActivityTypeBrowsingWeb"
  /// The type of the activity with which the user chooses an item that the app gave to Spotlight.
  package static let spotlightItemType = "com.apple.corespotlightitem"

  /// Describes a place, to be opened again by its link.
  package func describe(_ place: AdvertisedPlace) {
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
    #endif
    #if !os(tvOS) && !os(macOS)
    isEligibleForPrediction = place.uses.contains(.suggestions)
    #endif
  }

  /// Returns the link of a place that was advertised with a type, of a Spotlight item with the link
  /// as its identifier, or of a web page.
  package func link(ofType type: String) -> String? {
    let link =
      switch activityType {
      case type: userInfo?["link"] as? String
      case Self.spotlightItemType: spotlightLink
      default: String?.none
      }
    return link ?? webpageURL?.absoluteString
  }

  /// The app's other items have identifiers of another kind.
  private var spotlightLink: String? {
    let identifier = userInfo?["kCSSearchableItemActivityIdentifier"] as? String
    return identifier.flatMap { $0.contains("://") ? $0 : nil }
  }
}
#endif
