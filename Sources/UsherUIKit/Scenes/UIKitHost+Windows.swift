#if canImport(UIKit)
import UIKit
package import Usher
import UsherAppleSupport

extension UIKitHost: WindowOpeningHost {
  package func openWindow(at link: String) async throws(WindowRefusal) {
    guard let app = mount.window?.windowScene?.app, app.supportsMultipleScenes else {
      throw .oneWindow
    }
    let refusal = await AwaitedWindow.wait(for: link, director?.options) { activity, refuse in
      let request = UISceneSessionActivationRequest(userActivity: activity)
      // UIKit does not document the thread on which it calls.
      app.activateSceneSession(for: request) { @Sendable error in
        let reason = "The system refuses: \(error)"
        Task { await refuse(reason) }
      }
    }
    if let refusal {
      throw WindowRefusal(
        refusal, remedy: "Open the link in this window, or ask again when the user does.")
    }
  }

  package func comeToFront(orElse refused: @escaping @MainActor () -> Void) -> Bool {
    mount.window?.windowScene?.comeToFront(orElse: refused) ?? false
  }
}

extension UIKitHost {
  /// A window that was asked for, until its scene delegate takes the link or the system refuses.
  ///
  /// The new window has a host of its own, which only the process's notifications connect with this
  /// one.
  @MainActor final class AwaitedWindow {
    static let activityType = "usher.open"
    private static let didOpen = Notification.Name("usher.windowDidOpen")
    private var continuation: CheckedContinuation<String?, Never>?

    /// Requests a window, and returns the reason if none opens.
    ///
    /// The system does not report a new window, so taking its link proves that it has opened.
    static func wait(
      for link: String, _ options: SceneDirector.Options?,
      _ ask: (NSUserActivity, _ refuse: @escaping @MainActor (String) -> Void) -> Void
    ) async -> String? {
      let (window, name) = (AwaitedWindow(), "\(UInt64.random(in: .min ... .max))")
      let activity = NSUserActivity(activityType: activityType)
      activity.addUserInfoEntries(from: ["link": link, "window": name])
      let observer = NotificationCenter.default.addObserver(
        forName: didOpen, object: nil, queue: nil
      ) { notification in
        guard notification.userInfo?["window"] as? String == name else { return }
        MainActor.assumeIsolated { window.end(nil) }
      }
      let watch = options.map { options in
        options.clock.after(options.stepLimit) {
          window.end("No window took the link in \(options.stepLimit).")
        }
      }
      defer {
        watch?.cancel()
        NotificationCenter.default.removeObserver(observer)
      }
      return await withCheckedContinuation { continuation in
        window.continuation = continuation
        ask(activity) { window.end($0) }
      }
    }

    /// Returns the link for which a window was asked for, which has opened with it.
    static func receive(_ activity: NSUserActivity) -> String? {
      guard activity.activityType == activityType, let link = activity.userInfo?["link"] as? String
      else { return nil }
      if let name = activity.userInfo?["window"] as? String {
        NotificationCenter.default.post(
          name: didOpen, object: nil, userInfo: ["window": name])
      }
      return link
    }

    private func end(_ refusal: String?) {
      exchange(&continuation, with: nil)?.resume(returning: refusal)
    }
  }
}
#endif
