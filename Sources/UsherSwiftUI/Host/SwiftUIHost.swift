public import Usher

/// Shows a director's navigation with SwiftUI's containers: stacks, tabs, columns, pages, layers.
///
/// A step changes the models that views are bound to, and ends when its effect is visible. The
/// user's changes arrive through the same models.
public final class SwiftUIHost: SceneHost {
  /// The tree that the host shows.
  public private(set) var shown = SceneTree() { didSet { discard(oldValue) } }

  /// The effect of a tap on the selected tab; by default it pops the tab's stack to its root.
  public var tabReselection = TabReselection.popToRoot
  /// The effect that the view of the window sets, which precedes the host's own.
  var windowReselection: TabReselection?
  /// Follows the host's director from before its start, as an inspector does.
  var didAttach: @MainActor (SceneDirector) -> Void = { _ in }

  /// Runs a change without animation; set by the views, since only SwiftUI can do so.
  package var withoutAnimation: @MainActor (@MainActor () -> Void) -> Void = { $0() }

  /// The lowest level, which fills the window.
  package let window = LayerModel()
  weak var director: SceneDirector?
  var nodes: [NodeID: NodeModel] = [:]
  /// The layers and alerts over the window's content, the topmost last.
  var chain: [Covering] = []
  var running: RunningStep?
  /// The step whose next turn came while the scene was inactive.
  var heldStep: Int?
  /// The user's removals that may still be visible.
  var removals: [UserRemoval] = []
  /// The completions of steps that were requested during a removal.
  var waiting: [@MainActor () -> Void] = []
  /// The number of steps that were undone in this turn, which SwiftUI has yet to read.
  var takenBack = 0
  /// The stacks with a refused path that is restored after a removal, or restored again after a
  /// step.
  var diverged: [NodeModel.Stack] = []
  /// The screens that have been reported as visible.
  var inSight: [NodeID] = []
  var leavingAlert: LeavingAlert?
  /// Closures that wait until the alert has left.
  var alertWaiters: [@MainActor (SwiftUIHost) -> Void] = []
  var alertWatch: Task<Void, Never>?
  /// Checks again for the end of the app's presentation.
  var otherWatch: Task<Void, Never>?
  /// `false` while the scene renders nothing, so that no step begins.
  package internal(set) var isActive = true
  /// `true` if views report the end of a transition, which needs UIKit.
  package var hearsArrivals = false
  /// Counts the changes of the shown tree.
  private(set) var revision = 0
  /// The number of closures that wait for a later turn.
  var upcoming = 0
  private var tickets = 0
  var isCheckingSoon = false
  var focus = FocusMemory()
  /// Opens the window of a link; set by the views of a window, in apps with several windows.
  var windowOpener: (@MainActor (String) -> Void)? { didSet { discard(oldValue) } }
  /// Keeps the scene's user activity in step; set by the views of a window.
  var advertiser: (@MainActor (AdvertisedPlace?) -> Void)?

  /// Makes a host; `UsherView` makes one for its window.
  public init() { window.host = self }

  /// Attaches the host to the director that it asks for screens and reports facts to.
  public func attach(to director: SceneDirector) {
    self.director = director
    didAttach(director)
    didMeasure(window)
  }

  /// Performs one step, and calls the completion once its effect is visible.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - completion: Called when the step has ended, or its effect was not visible in time.
  public func perform(_ step: Step, completion: @escaping @MainActor () -> Void) {
    // The director requests the step again once the display is its own.
    guard removals.isEmpty else { return waiting.append(completion) }
    tickets += 1
    let (ticket, asked) = (tickets, revision)
    guard running != nil || takenBack > 0 else {
      return begin(step, ticket, asked: asked, completion)
    }
    let newcomers = giveUp()
    // SwiftUI has been notified already, and a second change in one update may be lost.
    later {
      $0.reportAppearances(newcomers)
      $0.begin(step, ticket, asked: asked, completion)
    }
  }

  /// A Boolean value that indicates whether a gesture is moving the display, or the scene is
  /// inactive.
  public var isInteracting: Bool { !removals.isEmpty || !isActive }

  /// Releases the director and everything that the host shows.
  public func detach() {
    tickets += 1
    running?.watch?.cancel()
    otherWatch?.cancel()
    alertWatch?.cancel()
    let leaving = (running?.departing ?? []) + removals.flatMap(\.nodes)
    for removal in removals { removal.watch?.cancel() }
    (running, removals, diverged, director, inSight) = (nil, [], [], nil, [])
    leavingAlert = nil
    discard((exchange(&waiting, with: []), exchange(&alertWaiters, with: [])))
    for node in leaving { node.empty() }
    for layer in chain.compactMap(\.layer) { layer.empty() }
    window.empty()
    (chain, nodes) = ([], [:])
    show(SceneTree())
    advertiser?(nil)
  }

  private func begin(
    _ step: Step, _ ticket: Int, asked: Int, _ completion: @escaping @MainActor () -> Void
  ) {
    guard ticket == tickets else { return }
    guard asked == revision, let expected = try? shown.applying(step) else { return completion() }
    start(RunningStep(step, ticket, from: (expected, revision), completion))
  }
}

extension SwiftUIHost {
  func show(_ tree: SceneTree) { (shown, revision) = (tree, revision + 1) }

  func coordinator(_ id: CoordinatorID) -> Coordinator? { director?.coordinators[id] }

  /// Shows the tree after a step.
  func show(_ step: RunningStep) {
    let tree = step.revision == revision ? step.expected : (try? shown.applying(step.step)) ?? shown
    show(step.changes.reduce(tree) { $1($0) })
  }

  /// Shows the user's change, and applies it again after the running step, which may contain its
  /// nodes.
  func showThroughStep(_ change: @escaping @MainActor (SceneTree) -> SceneTree) {
    running?.changes.append(change)
    show(change(shown))
  }

  /// Returns true if the host shows the screen, or has not released it yet.
  package func holds(_ screen: any Screen) -> Bool {
    let leaving = (running?.departing ?? []) + removals.flatMap(\.nodes)
    return (Array(nodes.values) + leaving.flatMap(\.all)).contains { $0.screen === screen }
  }
}
