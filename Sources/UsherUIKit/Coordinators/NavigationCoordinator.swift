#if canImport(UIKit)
public import UIKit
public import Usher

/// A flow that starts by itself, in an app that manages its other navigation.
///
/// ```swift
/// final class OrderCoordinator: NavigationCoordinator {
///   override func start() { show(MenuViewController(coordinator: self)) }
/// }
/// OrderCoordinator(navigationController: navigationController).start()
/// ```
///
/// Its screens keep it alive, until the user has left it or it finishes. Started as a child, it is
/// shown by its own presenter, unless the start names a placement.
open class NavigationCoordinator: Coordinator {
  /// The navigation controller that shows its screens.
  public let navigationController: UINavigationController
  private let host: UIKitHost
  var presenter: UIKitHost.Mount { host.mount }
  private var shown: [UIViewController] = []
  private var isBuilding = false

  /// Makes a flow that pushes onto a navigation controller, whose other content stays as it is.
  ///
  /// The default is a new navigation controller, which the app places anywhere. As a root, tab,
  /// column or page of another director, it shows the flow's screens alone.
  public init(navigationController: UINavigationController = UINavigationController()) {
    self.navigationController = navigationController
    host = UIKitHost(adopting: navigationController)
  }

  /// Makes a flow that is presented by a visible view controller, in its own navigation controller.
  public init(presentedBy presenter: UIViewController) {
    navigationController = UINavigationController()
    host = UIKitHost(presentedBy: presenter)
  }

  /// Makes a flow that replaces the content of a window, in its own navigation controller.
  public init(window: UIWindow) {
    navigationController = UINavigationController()
    host = UIKitHost(window: window)
  }

  /// Makes a flow that is appended as a tab, in its own navigation controller.
  ///
  /// The other tabs stay as they are.
  public init(tabBarController: UITabBarController) {
    navigationController = UINavigationController()
    host = UIKitHost(adopting: tabBarController)
  }

  /// Shows the first screen of the flow.
  open func start() {
    if self is any Routing, !isBuilding, director == nil { begin() }
  }

  /// Shows a screen: the first one starts the flow, the others are pushed.
  ///
  /// - Returns: The handle of the change; for the first screen, `nil` unless its start is refused.
  @discardableResult
  public final func show(
    _ viewController: UIViewController, animated: Bool = true, fileID: String = #fileID,
    line: Int = #line
  ) -> NavigationHandle? {
    guard isBuilding || director == nil && !isFinished else {
      return push(
        viewController as any Screen, animation: .platform(animated), fileID: fileID, line: line)
    }
    shown.append(viewController)
    return isBuilding ? nil : begin(fileID, line)
  }

  /// Returns a stack of the screens shown so far.
  ///
  /// - Throws: An error if there are none.
  open override func build() throws -> SceneLayout {
    isBuilding = true
    defer { (isBuilding, shown) = (false, []) }
    if shown.isEmpty { start() }
    guard !shown.isEmpty else { return try super.build() }
    if host.rootViewController !== navigationController {
      navigationController.setViewControllers(shown, animated: false)
    }
    return .stack(shown)
  }

  /// Makes a director for itself alone, which lives until it has closed.
  @discardableResult
  private func begin(_ fileID: String = #fileID, _ line: Int = #line) -> NavigationHandle? {
    let director = SceneDirector(self, host: host)
    do {
      try director.start(fileID: fileID, line: line)
    } catch {
      return NavigationHandle.refused(error)
    }
    Task { try? await director.run() }
    return nil
  }
}
#endif
