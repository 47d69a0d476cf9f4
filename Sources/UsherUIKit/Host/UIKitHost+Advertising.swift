#if canImport(UIKit)
import UIKit
public import Usher
import UsherAppleSupport

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
#endif
