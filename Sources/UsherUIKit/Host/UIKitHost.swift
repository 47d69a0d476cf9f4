#if canImport(UIKit)
public import UIKit
public import Usher

/// Shows a director's navigation with UIKit's containers: windows, stacks, tabs, columns, pages.
///
/// It performs one step at a time. `shown` is read from the view controllers, so it also contains
/// changes by the user and the app's own code. The app's delegates are kept and forwarded to.
public final class UIKitHost: SceneHost {
  /// The tree that the display showed when it last settled.
  public package(set) var shown = SceneTree() { didSet { discard(oldValue) } }

  let mount: Mount
  weak var director: SceneDirector?
  /// Follows the host's director from before its start, as an inspector does.
  package var didAttach: @MainActor (SceneDirector) -> Void = { _ in }
  var root: ControllerNode?
  var presentedControllers: [PresentedController] = []
  /// The nodes that the running step removes, which may be visible until it has ended.
  var leaving: [ControllerNode] = []
  var animators: [String: Animator] = [:]
  var focus = FocusMemory()
  /// The activity of the place that is advertised.
  var activity: NSUserActivity?
  /// The scene that has it, also once the window has left.
  weak var activityScene: UIScene?
  /// Adds to the activity of a place what a platform's own types say, such as its app entity.
  public var onAdvertise: (@MainActor (NSUserActivity, AdvertisedPlace) -> Void)? {
    didSet { discard(oldValue) }
  }
  /// The view controllers that screens of other frameworks have provided.
  var providedControllers: [ObjectIdentifier: ProvidedController] = [:]
  var running: Running?
  /// `true` while the user or the app's code is changing the display.
  var isGesturing = false
  /// `true` if any part of that change has been cancelled.
  var wasCancelled = false
  /// `true` while the display is being resized, when UIKit may remove screens from their stacks.
  var isResizing = false
  /// The number of the last outside change, so that a late end does not end the next one.
  var gesture = 0
  /// Ends an outside change whose end UIKit does not report.
  var gestureWatch: Task<Void, Never>?
  var tickets = 0
  /// The step that the director has given up on and that may still complete.
  var overdue: Running?
  var isCheckingSoon = false
  /// `true` while the display is being read, which releases departed screens.
  var isReading = false
  /// The facts that were reported before the end of the change that they are part of.
  var reportedFacts: [Fact] = []
  /// Looks at the display again when the window is laid out.
  private(set) lazy var layoutObserver = LayoutObserver { [weak self] in
    if self?.transition != nil { self?.followLateTransition() }
  }

  private lazy var widthObserver = WidthObserver { [weak self] in
    self?.director?.report(.resized(width: $0))
  }

  /// Makes a host that fills a window; the window's content stays until the director starts.
  public convenience init(window: UIWindow) {
    self.init(.window(WindowReference(window)))
  }

  /// Makes a host inside a view controller of the app, which manages only what it adds.
  ///
  /// The root is pushed onto a navigation controller, appended to a tab bar controller, or added as
  /// a child to any other view controller. The default is an empty one, which the app places
  /// anywhere. When the user has gone back beyond the root, the director closes.
  public convenience init(adopting controller: UIViewController = UIViewController()) {
    self.init(.adopted(controller))
  }

  /// Makes a host whose root is presented by a visible view controller of the app.
  ///
  /// It is a sheet unless the root declares another style. When the user has dismissed it, the
  /// director closes.
  public convenience init(presentedBy presenter: UIViewController) {
    self.init(.presented(by: presenter))
  }

  init(_ mount: Mount) {
    self.mount = mount
  }

  /// The root of the window, or the view controller that the host has adopted.
  public var rootViewController: UIViewController? { mount.anchor }

  /// Attaches the host to the director whose tree it shows.
  public func attach(to director: SceneDirector) {
    self.director = director
    didAttach(director)
    watchWidth()
  }

  /// Performs one step, once nothing else moves on the display.
  ///
  /// The completion is called when the step has ended; without an animation, before this returns.
  public func perform(_ step: Step, completion: @escaping @MainActor () -> Void) {
    tickets += 1
    overdue = running ?? overdue
    running = nil
    releaseLeaving()
    perform(step, tickets, asked: shown, completion)
  }

  /// Watches the width of a window that the host did not know of when it was attached.
  func watchWidth() { widthObserver.watch(mount.window) }

  /// Detaches from the director and removes the host's own view controllers from the display.
  public func detach() {
    (director, running, isGesturing, wasCancelled) = (nil, nil, false, false)
    reportedFacts = []
    advertise(nil)
    layoutObserver.stop()
    widthObserver.removeFromSuperview()
    tickets += 1
    gestureWatch?.cancel()
    releaseLeaving()
    for element in elements { element.release() }
    shown = SceneTree()
    clear()
  }
}
#endif
