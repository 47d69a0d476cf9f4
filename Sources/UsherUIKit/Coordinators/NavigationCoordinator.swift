#if canImport(UIKit)
public import UIKit
public import Usher

/// A flow in an app that is not Usher's: given where it is to stand, it starts by itself.
///
/// ```swift
/// final class OrderCoordinator: NavigationCoordinator {
///   override func start() { show(MenuViewController(coordinator: self)) }
/// }
/// OrderCoordinator(navigationController: navigationController).start()
/// ```
///
/// It is kept alive by what it shows, until the user has left it or it finishes. Started as a child of
/// another coordinator it is one like any other.
open class NavigationCoordinator: Coordinator {
  /// The navigation controller that it shows its screens in; its own where it presents.
  public let navigationController: UINavigationController
  private let host: UIKitHost
  private var shown: [UIViewController] = []
  private var isBuilding = false

  /// Makes one that pushes onto a navigation controller, whose other content stays as it is.
  ///
  /// - Parameter navigationController: The navigation controller; a new one to be placed anywhere.
  public init(navigationController: UINavigationController = UINavigationController()) {
    self.navigationController = navigationController
    host = UIKitHost(adopting: navigationController)
  }

  /// Makes one that presents a navigation controller of its own.
  ///
  /// - Parameter presenter: The view controller that presents it, which is in sight.
  public init(presentedBy presenter: UIViewController) {
    navigationController = UINavigationController()
    host = UIKitHost(presentedBy: presenter)
  }

  /// Makes one that becomes the root of a window, in a navigation controller of its own.
  ///
  /// - Parameter window: The window; what it shows so far is replaced.
  public init(window: UIWindow) {
    navigationController = UINavigationController()
    host = UIKitHost(window: window)
  }

  /// Makes one that is appended to tabs, in a navigation controller of its own.
  ///
  /// - Parameter tabBarController: The tab bar controller, whose other tabs stay as they are.
  public init(tabBarController: UITabBarController) {
    navigationController = UINavigationController()
    host = UIKitHost(adopting: tabBarController)
  }

  /// Starts: shows the first of its screens.
  open func start() {
    if self is any Routing, !isBuilding, director == nil { begin() }
  }

  /// Shows a screen: the first one starts the flow, the others are pushed.
  ///
  /// - Parameters:
  ///   - viewController: The screen.
  ///   - animated: Whether it is animated.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  /// - Returns: What became of it; for the first one only where it was refused, else `nil`.
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

  /// Describes what it has shown so far.
  ///
  /// - Returns: The layout.
  /// - Throws: That it shows nothing.
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
      let refused = NavigationHandle()
      refused.refuse(error)
      return refused
    }
    Task { try? await director.run() }
    return nil
  }
}
#endif
