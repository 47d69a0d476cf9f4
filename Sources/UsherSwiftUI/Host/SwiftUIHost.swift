public import Usher

/// Shows a director's navigation with SwiftUI's own containers: stacks, tabs, columns, pages, layers.
///
/// A step changes the models that views are bound to, and ends when its effect is visible. The
/// user's changes arrive through the same models.
public final class SwiftUIHost: SceneHost {
  /// The tree that the host shows.
  public private(set) var shown = SceneTree() {
    didSet { revision += 1 }
  }

  /// The effect of a tap on the selected tab; by default it pops the tab's stack to its root.
  public var tabReselection = TabReselection.popToRoot
  /// The effect that the view of the window sets, before the host's own.
  var windowReselection: TabReselection?

  /// Runs a change without animation, which only views know how to do.
  package var withoutAnimation: @MainActor (@MainActor () -> Void) -> Void = { $0() }

  /// The lowest level, which fills the window.
  package let window = LayerModel()
  weak var director: SceneDirector?
  /// The nodes that the models hold.
  var nodes: [NodeID: NodeModel] = [:]
  /// What lies over the window's content, the topmost last.
  var chain: [Covering] = []
  /// The step that runs.
  var running: RunningStep?
  /// The number of the step whose next turn came while the scene was not active.
  var heldStep: Int?
  /// What the user has taken away and may be in sight still.
  var departures: [Departure] = []
  /// The completions of steps that were asked for meanwhile.
  var waiting: [@MainActor () -> Void] = []
  /// The number of steps that were taken back in this turn, which SwiftUI has yet to read.
  var takenBack = 0
  /// The stacks that were told something else than what is wanted, until that can be put back.
  var astray: [StackModel] = []
  /// The screens that have been reported to be in sight.
  var inSight: [NodeID] = []
  /// The alert that is on its way out.
  var leavingAlert: LeavingAlert?
  /// What waits until it has left.
  var alertWaiters: [@MainActor (SwiftUIHost) -> Void] = []
  /// Looks again whether an alert is on the display.
  var alertWatch: Task<Void, Never>?
  /// Looks again whether what the app presents has left.
  var otherWatch: Task<Void, Never>?
  /// Whether the scene takes part: while it does not, nothing is rendered and nothing begun.
  package internal(set) var isActive = true
  /// Whether views say when a transition has ended, as they can where there is UIKit.
  package var hearsArrivals = false
  /// Counts the changes of what it shows.
  private(set) var revision = 0
  /// Counts what is to happen in a later turn.
  var upcoming = 0
  private var tickets = 0
  var isLookingSoon = false

  /// Makes a host; `UsherView` makes one for its window.
  public init() { window.host = self }

  /// Attaches the host to a director.
  ///
  /// - Parameter director: The director to ask for screens and to report facts to.
  public func attach(to director: SceneDirector) { self.director = director }

  /// Performs one step, and calls the completion once its effect is visible.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - completion: Called when the step has ended, or its effect was not visible in time.
  public func perform(_ step: Step, completion: @escaping @MainActor () -> Void) {
    // The director asks again once the display is its own.
    guard departures.isEmpty else { return waiting.append(completion) }
    tickets += 1
    let (ticket, asked) = (tickets, revision)
    guard running != nil || takenBack > 0 else {
      return begin(step, ticket, asked: asked, completion)
    }
    let newcomers = giveUp()
    // SwiftUI has been told already, and a second change in one update may be lost.
    later {
      $0.sayAgain(newcomers)
      $0.begin(step, ticket, asked: asked, completion)
    }
  }

  /// A Boolean value that indicates whether a gesture is moving the display, or the scene is
  /// inactive.
  public var isInteracting: Bool { !departures.isEmpty || !isActive }

  /// Releases the director and everything that the host shows.
  public func detach() {
    tickets += 1
    running?.watch?.cancel()
    otherWatch?.cancel()
    alertWatch?.cancel()
    let leaving = (running?.departing ?? []) + departures.flatMap(\.nodes)
    for departure in departures { departure.watch?.cancel() }
    (running, departures, waiting, astray, director, inSight) = (nil, [], [], [], nil, [])
    (leavingAlert, alertWaiters) = (nil, [])
    for node in leaving { node.empty() }
    for layer in chain.compactMap(\.layer) { layer.empty() }
    window.empty()
    (chain, nodes) = ([], [:])
    shown = SceneTree()
  }

  private func begin(
    _ step: Step, _ ticket: Int, asked: Int, _ completion: @escaping @MainActor () -> Void
  ) {
    guard ticket == tickets else { return }
    guard asked == revision, let expected = try? shown.applying(step) else { return completion() }
    start(RunningStep(step, ticket, from: (expected, revision), completion))
  }
}

/// What changes what it shows.
extension SwiftUIHost {
  func show(_ tree: SceneTree) { shown = tree }

  /// Shows what a step has brought.
  func show(_ step: RunningStep) {
    let tree = step.revision == revision ? step.expected : shown.taking(step.step)
    shown = step.changes.reduce(tree) { $1($0) }
  }

  /// Shows what the user has done, and does so again once a step has brought what it was done to.
  func keepShowing(_ change: @escaping @MainActor (SceneTree) -> SceneTree) {
    running?.changes.append(change)
    show(change(shown))
  }

  /// The coordinator of an identity, while it lives.
  func coordinator(_ id: CoordinatorID) -> Coordinator? { director?.coordinators[id] }

  /// Returns whether it holds a screen: it shows it, or lets it go away.
  ///
  /// - Parameter screen: The screen.
  /// - Returns: Whether it is held.
  package func holds(_ screen: any Screen) -> Bool {
    let leaving = (running?.departing ?? []) + departures.flatMap(\.nodes)
    return (Array(nodes.values) + leaving.flatMap(\.all)).contains { $0.screen === screen }
  }
}
