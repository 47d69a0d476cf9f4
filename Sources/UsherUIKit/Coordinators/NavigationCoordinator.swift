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

  /// Starts: shows the first of its screens.
  open func start() {
    if self is any Routing, !isBuilding, director == nil { begin() }
  }

  /// Shows a screen: the first one starts the flow, the others are pushed.
  ///
  /// - Parameters:
  ///   - viewController: The screen.
  ///   - animated: Whether it is animated.
  /// - Returns: What became of it; `nil` where it is the first one.
  @discardableResult
  public final func show(_ viewController: UIViewController, animated: Bool = true)
    -> NavigationHandle?
  {
    guard isBuilding || director == nil && !isFinished else {
      return push(viewController as any Screen, animation: .platform(animated))
    }
    shown.append(viewController)
    if !isBuilding { begin() }
    return nil
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
    return .stack(shown)
  }

  /// Makes a director for itself alone, which lives until it has closed.
  private func begin() {
    let director = SceneDirector(self, host: host)
    director.start()
    Task { try? await director.run() }
  }
}
#endif
