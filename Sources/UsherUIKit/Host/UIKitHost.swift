#if canImport(UIKit)
public import UIKit
public import Usher

/// Shows a director's navigation with UIKit's own containers: windows, stacks, tabs, columns, pages.
///
/// It performs one step at a time and says what it sees: `shown` is read from the view controllers,
/// whoever changed them. It keeps every delegate that the app has set, and stands before it.
public final class UIKitHost: SceneHost {
  /// What it shows, as it was when nothing moved last.
  public package(set) var shown = SceneTree()

  let mount: Mount
  weak var director: SceneDirector?
  var root: ControllerNode?
  var presentedControllers: [PresentedController] = []
  /// What has left by the step that runs, and may be in sight until it has ended.
  var leaving: [ControllerNode] = []
  var animators: [String: Animator] = [:]
  /// The step that runs.
  var running: Running?
  /// Whether the display is the user's, or somebody else's, until its transition has ended.
  var isGesturing = false
  /// Whether the user has taken back any of it.
  var wasCancelled = false
  /// Whether the display changes its size, and UIKit may take screens out of their stacks.
  var isResizing = false
  /// Counts what others begin, so that what ends late ends nothing else.
  var gesture = 0
  /// Ends what others began and nobody says the end of.
  var gestureWatch: Task<Void, Never>?
  var tickets = 0
  /// What a step that was given up may come to after all.
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

  /// What it fills: the window's root, or the view controller that it has adopted.
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

  /// Lets go of the director, and takes away whatever is still there of its own.
  public func detach() {
    (director, running, isGesturing, wasCancelled) = (nil, nil, false, false)
    gestureWatch?.cancel()
    releaseLeaving()
    for element in elements { element.release() }
    shown = SceneTree()
    clear()
  }
}
#endif
