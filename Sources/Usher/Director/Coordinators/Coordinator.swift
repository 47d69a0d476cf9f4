/// A flow of an app, which shows screens, starts other flows, and ends.
///
/// It is a class to inherit from, because the framework owns its place in the tree. Law 3: it lives
/// while the tree contains one of its nodes, or a node of a child that its `build()` embedded.
@MainActor open class Coordinator: LayoutItem {
  /// The coordinator that started this one; `nil` for a director's root, and before the start.
  public internal(set) weak var parent: Coordinator?
  /// The running coordinators that it started, in the order of their starts.
  public internal(set) var children: [Coordinator] = []
  /// The director of its window.
  public internal(set) weak var director: SceneDirector?
  /// The dependency container of the coordinator.
  public internal(set) var scope: any CoordinatorScope { didSet { discard(oldValue) } }

  var id = CoordinatorID(seed: 0, number: 0)
  var phase = Phase.idle { didSet { discard(oldValue) } }
  var nodes: [NodeID] = []
  /// The number of its nodes, and of its children's scopes, that wait for the display.
  var pendingReleaseCount = 0
  var isEmbeddedByBuild = false
  /// Stays `true` after the coordinator has finished.
  var hasStarted = false
  /// A Boolean value that indicates whether the coordinator was restored, so first-time work is
  /// done.
  public internal(set) var isRestored = false
  /// `true` while a refusal of one of its commands is being delivered.
  var isBeingRefused = false
  package var key: (any FlowKey)?
  /// The layout that replaces its own when a test or a preview shows one screen of the flow.
  package var givenLayout: SceneLayout?
  var startRecord = StartRecord()
  /// The adaptive parts of its layout, in the order in which `build()` names them.
  var arrangements: [Arrangement] = []
  var startRoute: AnyRoute? { didSet { discard(oldValue) } }
  var deliver: (@MainActor (FlowEnding) -> Void)? { didSet { discard(oldValue) } }
  var tasks = FlowTasks()

  /// Makes a coordinator that has not started.
  public init() { scope = EmptyScope() }

  deinit {
    guard let deliver else { return }
    Task { @MainActor in deliver(.cancelled(.closed)) }
  }

  /// Builds the layout that the coordinator starts with.
  ///
  /// It describes, and has no side effects; those belong in `didStart`. The director makes the
  /// items of the layout before the start is admitted. Verbs wait until the coordinator has
  /// started.
  ///
  /// A root builds again each time its window is filled, after a sign-in for example. Name children
  /// by their keys, or make them here: a coordinator that has finished cannot start again.
  ///
  /// - Throws: An error that refuses the start.
  open func build() throws -> SceneLayout {
    if self is any Routing { return .stack() }
    throw Refusal.impossible(
      "\(outlineName) does not override build().", "Override build() and return a layout.")
  }

  /// Plans more of the first tree, if this is the root of a director that starts.
  func planFirstTree(on draft: inout Draft) throws(Refusal) {}

  /// Runs once, when the coordinator has started.
  ///
  /// The root has started when its layout is there: after a sign-in, if a guard requires one first.
  open func didStart() {}

  /// Runs once, when the coordinator has finished for any reason and its result has been delivered.
  open func didFinish() {}

  /// Runs when one of its screens has left and the coordinator continues.
  open func didPop(_ screen: any Screen) {}

  /// Runs when one of its screens has appeared on the display.
  open func didAppear(_ screen: any Screen) {}

  /// Runs when one of its screens has disappeared from the display.
  open func didDisappear(_ screen: any Screen) {}

  /// Runs when its window has entered a phase.
  open func didEnter(_ phase: WindowPhase) {}

  /// Runs when a flow that it had started has been restored.
  ///
  /// Take the flow by its type. If you do not, its outcome becomes the event `resultUnclaimed`.
  open func restored(_ flow: RestoredFlow) {}

  /// Runs when something else tries to remove one of its screens that is `confirm` or `locked`.
  ///
  /// Call the attempt's `proceed()` to allow the removal, now or later.
  open func didAttemptDismissal(_ attempt: DismissalAttempt) {}

  enum Phase {
    case idle
    case waiting
    case preparing(Preparation)
    case running
    case finished
  }

  /// A Boolean value that indicates whether the coordinator has started and not finished.
  public var isStarted: Bool { if case .running = phase { true } else { false } }

  /// A Boolean value that indicates whether the coordinator has finished.
  public var isFinished: Bool { if case .finished = phase { true } else { false } }

  /// The name in outlines: its type without `Coordinator`.
  public var outlineName: String { OutlineName.of(type(of: self)) }
}
