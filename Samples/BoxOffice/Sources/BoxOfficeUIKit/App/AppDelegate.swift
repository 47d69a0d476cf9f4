#if canImport(UIKit)
import BoxOfficeKit
import Foundation
public import UIKit
public import UsherDI

/// The app: what its windows share, and what each of them is made of.
///
/// An app target adds one line of its own: `@main final class App: AppDelegate {}`.
open class AppDelegate: UIResponder, UIApplicationDelegate {
  private var container: Container?

  /// Makes an app without windows.
  public override init() { super.init() }

  /// Makes what the windows share, when the first of them opens.
  open func makeContainer() throws -> Container {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    let data = (folders.first ?? FileManager.default.temporaryDirectory).appending(
      path: "BoxOffice")
    return try Container(ServicesAssembly(data: data), CoordinatorsAssembly(), UIKitAssembly())
  }

  /// Names the delegate of every window.
  open func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }

  /// What the windows share.
  func sharedContainer() throws -> Container {
    if let container { return container }
    let made = try makeContainer()
    container = made
    return made
  }
}
#endif
