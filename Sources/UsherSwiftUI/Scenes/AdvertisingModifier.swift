#if canImport(SwiftUI)
import Foundation
import SwiftUI
import Usher

/// Keeps a window's user activity in step with its place, and opens the links of incoming ones.
struct AdvertisingModifier: ViewModifier {
  let window: WindowModel
  let onAdvertise: (@MainActor (NSUserActivity, AdvertisedPlace) -> Void)?

  func body(content: Content) -> some View {
    let type = window.activityType
    content
      .userActivity(type, element: window.advertised) { place, activity in
        activity.describe(place)
        onAdvertise?(activity, place)
      }
      .onContinueUserActivity(type) { open($0.userInfo?["link"] as? String) }
      .onContinueUserActivity("NSUserActivityTypeBrowsingWeb") {
        open($0.webpageURL?.absoluteString)
      }
      // An item that the app has given to Spotlight with the link as its identifier.
      .onContinueUserActivity("com.apple.corespotlightitem") { activity in
        let identifier = activity.userInfo?["kCSSearchableItemActivityIdentifier"] as? String
        if identifier?.contains("://") == true { open(identifier) }
      }
  }

  private func open(_ link: String?) {
    if let link { window.open(link) }
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
    #endif
    #if !os(tvOS) && !os(macOS)
    isEligibleForPrediction = place.uses.contains(.suggestions)
    #endif
  }
}
#endif
