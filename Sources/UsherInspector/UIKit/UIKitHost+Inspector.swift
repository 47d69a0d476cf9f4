#if canImport(UIKit) && !os(tvOS)
public import UIKit
public import UsherUIKit

extension UIKitHost {
  /// Makes a host that fills a window, with an inspector that a small button opens in debug builds.
  ///
  /// The button and the inspector have windows of their own over all others of the scene, so the
  /// host never takes them for the app's. Other builds have no inspector.
  public convenience init(window: UIWindow, inspector: Bool) {
    self.init(window: window)
    install(inspector) { [weak window] in window }
  }

  /// Makes a host inside a view controller of the app, with an inspector in debug builds.
  public convenience init(
    adopting controller: UIViewController = UIViewController(), inspector: Bool
  ) {
    self.init(adopting: controller)
    install(inspector) { [weak controller] in controller?.viewIfLoaded?.window }
  }

  /// Makes a host whose root is presented by a view controller, with an inspector in debug builds.
  public convenience init(presentedBy presenter: UIViewController, inspector: Bool) {
    self.init(presentedBy: presenter)
    install(inspector) { [weak presenter] in presenter?.viewIfLoaded?.window }
  }

  private func install(_ isWanted: Bool, over window: @escaping @MainActor () -> UIWindow?) {
    #if DEBUG
    guard isWanted else { return }
    let inspector = WindowInspector(over: window)
    didAttach = { inspector.follow($0) }
    #endif
  }
}
#endif
