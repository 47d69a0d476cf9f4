#if canImport(SwiftUI)
import Foundation
import SwiftUI
import Usher
import UsherAppleSupport

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
      .onContinueUserActivity(type) { open($0) }
      .onContinueUserActivity(NSUserActivity.webPageType) { open($0) }
      .onContinueUserActivity(NSUserActivity.spotlightItemType) { open($0) }
  }

  private func open(_ activity: NSUserActivity) {
    if let link = activity.link(ofType: window.activityType) { window.open(link) }
  }
}
#endif
