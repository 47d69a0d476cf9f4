import AppIntents
import BoxOfficeSwiftUI
import SwiftUI
import UIKit
import UserNotifications
import UsherDI
import UsherSwiftUI

/// The box office in SwiftUI.
@main struct BoxOfficeApp: App {
  @UIApplicationDelegateAdaptor private var delegate: AppDelegate
  private let container = Result { try Container.boxOffice() }

  var body: some Scene {
    BoxOfficeScene(inbox: delegate.inbox) { try container.get() }
  }
}

/// What SwiftUI has no word for: items of the app's icon, and chosen notifications.
final class AppDelegate: NSObject, UIApplicationDelegate {
  let inbox = LinkInbox()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    UNUserNotificationCenter.current().delegate = self
    let inbox = inbox
    AppDependencyManager.shared.add(dependency: inbox)
    return true
  }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = LinkSceneDelegate.self
    return configuration
  }
}

extension AppDelegate: @preconcurrency UNUserNotificationCenterDelegate {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    inbox.open(response)
  }
}
