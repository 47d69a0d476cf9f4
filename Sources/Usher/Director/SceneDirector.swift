/// The navigation of one window: it owns the tree, admits every change, and keeps its host in step.
///
/// Each window has its own director, and directors are independent of one another. Law 1: the
/// admitted tree is the state; when everything has settled, the host shows that tree.
@MainActor public final class SceneDirector {
  /// The root coordinator, which lives until the director closes.
  public let root: Coordinator
  /// The host that shows the tree.
  public let host: any SceneHost
  /// The director's options.
  public let options: Options
  /// The host, where its platform knows screens that bring something of their own.
  let inspectingHost: (any ScreenInspectingHost)?

  /// The navigation state: the tree that was admitted last.
  public var tree: SceneTree { admitted.tree }

  /// The phase that its window is in.
  public internal(set) var windowPhase = WindowPhase.foreground

  /// The parts that the kernel does not know, in the order in which they were first used.
  var features: [any DirectorFeature] = []
  var judge: Judge?
  /// The tree in place of the root coordinator's layout, where there is one.
  var firstTree: (any FirstTree)?
  var admitted = Admitted.nothing { didSet { discard(oldValue) } }
  let identityGenerator: IdentityGenerator
  private(set) var rootScope: any CoordinatorScope
  private(set) var rootSource: CoordinatorSource
  package var coordinators: [CoordinatorID: Coordinator] = [:]
  var phase = Phase.waiting
  /// The place that started it, for errors of layouts that nobody has asked for.
  var startSite = CallSite()
  let queue = RequestQueue()
  let liveScreens = LiveScreens()
  private(set) lazy var screenTasks = ScreenTasks(liveScreens)
  let reconciler = Reconciler()
  let observers = EventObservers()
  /// The appearances that are being reported, with the coordinators to notify.
  var appearances: [(Appearance, Coordinator?)] = []
  var isBusy = false
  var isReconciling = false
  /// Indicates whether the display has moved during a commit, which looks at it when it is whole.
  var needsReconciling = false
  var hasClosed = false
  var unanswered: [AlertScreen] = []
  var retries = PendingRetries()
  /// The tasks that wait until a node has left the tree.
  var removalWaiters: [NodeID: Waiters<Void>] = [:]
  var stepWatch: Task<Void, Never>?
  /// Waits until all has come to rest in an empty window.
  var refilling: Task<Void, Never>?
  /// Indicates whether something has been shown since the window was last filled because it was empty.
  var mayRefill = false
  var gestureWatch: Task<Void, Never>?
  var releaseWatch: Task<Void, Never>?
  /// Why it has closed by itself, where it has.
  var closingError: NavigationError?
  /// The tasks that wait for the end of the window.
  let endWaiters = Waiters<Void>()
  /// Tracks the objects that were made, where leaks are looked for.
  package var tracker: LifetimeTracker?
  /// Counts all that happens, to tell when nothing does.
  package var activity = 0
  private(set) var names: [ObjectIdentifier: String] = [:]

  enum Phase {
    case waiting
    case running
    case closed
  }

  /// Makes a director for one window; call `start()` or `run()` to show it.
  ///
  /// The director ends the scope when it closes.
  public init(
    _ root: Coordinator, host: any SceneHost, scope: (any CoordinatorScope)? = nil,
    options: Options = Options()
  ) {
    let scope = scope ?? EmptyScope()
    self.root = root
    self.host = host
    inspectingHost = host.inspecting
    self.options = options
    rootScope = scope
    rootSource = CoordinatorSource(type: type(of: root), signature: nil) { _ in (root, scope) }
    identityGenerator = IdentityGenerator(seed: options.seed)
    root.waitForStart(of: self, scope)
    host.attach(to: self)
  }

  deinit {
    guard !hasClosed else {
      Task { @MainActor [liveScreens] in liveScreens.pendingReleases.endScopes() }
      return
    }
    let remains = Teardown(
      root: root, queue: queue, liveScreens: liveScreens, reconciler: reconciler,
      observers: observers, coordinators: coordinators, retries: retries.takeAll(),
      removalWaiters: Array(removalWaiters.values))
    Task { @MainActor [host] in
      remains.clear()
      host.detach()
    }
  }

  /// Has the root coordinator live in a child of a scope, which is made when it starts.
  package func adopt(_ scope: any CoordinatorScope) {
    rootScope = scope
    rootSource = CoordinatorSource(type: type(of: root), signature: nil) { [root] scope in
      (root, try scope.makeChild(for: type(of: root)))
    }
  }

  func node(of screen: any Screen) -> NodeID? { liveScreens.node(of: screen) }

  /// The name of a type in outlines, worked out once.
  func name(of type: Any.Type) -> String {
    if let name = names[ObjectIdentifier(type)] { return name }
    let name = OutlineName.of(type)
    names[ObjectIdentifier(type)] = name
    return name
  }
}
