#if canImport(UIKit)
public import UIKit
public import Usher

/// Shows a director's navigation with UIKit's own containers: windows, stacks, tabs, columns, pages.
///
/// It performs one step at a time and says what it sees: `shown` is read from the view controllers,
/// whoever changed them. It keeps every delegate that the app has set, and stands before it.
public final class UIKitHost: SceneHost {
  /// The tree on the display when it was last at rest.
  public package(set) var shown = SceneTree()

  let mount: Mount
  weak var director: SceneDirector?
  var root: ControllerNode?
  var presentedControllers: [PresentedController] = []
  /// The nodes that the running step removes, which may be visible until it has ended.
  var leaving: [ControllerNode] = []
  var animators: [String: Animator] = [:]
  /// The view controllers that screens of other frameworks have provided.
  var providedControllers: [ObjectIdentifier: ProvidedController] = [:]
  /// The step that runs.
  var running: Running?
  /// Whether the user or the app's code is changing the display.
  var isGesturing = false
  /// Whether any part of that change has been cancelled.
  var wasCancelled = false
  /// Whether the display is being resized, during which UIKit may remove screens from their stacks.
  var isResizing = false
  /// The number of the last outside change, so that a late end does not end the next one.
  var gesture = 0
  /// Ends an outside change whose end UIKit does not report.
  var gestureWatch: Task<Void, Never>?
  var tickets = 0
  /// The step that the director has given up on and that may still complete.
  var overdue: Running?
  var isCheckingSoon = false

  /// Makes a host that fills a window; what the window shows so far stays until the director starts.
  ///
  /// - Parameter window: The window.
  public convenience init(window: UIWindow) {
    self.init(.window(window))
  }

  /// Makes a host that lives inside an app that is not Usher's, and manages only what it adds.
  ///
  /// A navigation controller gets the root pushed, a tab bar controller gets tabs, any other view
  /// controller holds it as a child. When the user has gone back beyond the root, the director closes.
  ///
  /// - Parameter controller: The view controller; without one, an empty one to be placed anywhere.
  public convenience init(adopting controller: UIViewController = UIViewController()) {
    self.init(.adopted(controller))
  }

  /// Makes a host whose root a view controller of the app's presents, as a sheet unless it says so.
  ///
  /// When the user has taken it away, the director closes.
  ///
  /// - Parameter presenter: The view controller, which is in sight.
  public convenience init(presentedBy presenter: UIViewController) {
    self.init(.presented(by: presenter))
  }

  init(_ mount: Mount) {
    self.mount = mount
  }

  /// The window's root, or the view controller that the host has adopted.
  public var rootViewController: UIViewController? { mount.anchor }

  /// Begins to serve a director.
  ///
  /// - Parameter director: The director to ask for screens and to report facts to.
  public func attach(to director: SceneDirector) { self.director = director }

  /// Performs one step, once nothing else moves on the display.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - completion: Called when it has ended; before the return where nothing is animated.
  public func perform(_ step: Step, completion: @escaping @MainActor () -> Void) {
    tickets += 1
    overdue = running ?? overdue
    running = nil
    releaseLeaving()
    perform(step, tickets, asked: shown, completion)
  }

  /// Detaches from the director and removes the host's own view controllers from the display.
  public func detach() {
    (director, running, isGesturing, wasCancelled) = (nil, nil, false, false)
    tickets += 1
    gestureWatch?.cancel()
    releaseLeaving()
    for element in elements { element.release() }
    shown = SceneTree()
    clear()
  }
}
#endif
