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
  /// The host, if its platform knows screens that bring a container or a style of their own.
  let inspectingHost: (any ScreenInspectingHost)?

  /// The navigation state: the tree that was admitted last.
  public var tree: SceneTree { admitted.tree }

  /// The phase that its window is in.
  public internal(set) var windowPhase = WindowPhase.foreground

  /// The width that the window's layouts have adapted to.
  ///
  /// It changes once the display has settled, no gesture is under way and the window is in front.
  public internal(set) var width = SceneWidth.compact

  /// The advertisement of the place in front, once the display has settled; `nil` if it has none.
  public internal(set) var advertised: AdvertisedPlace?

  /// The features, in the order in which they were first used.
  var features: [any DirectorFeature] = []
  var judge: Judge?
  /// The replacement for the root coordinator's layout, if there is one.
  var firstTree: (any FirstTree)?
  var admitted = Admitted.nothing { didSet { discard(oldValue) } }
  let identityGenerator: IdentityGenerator
  private(set) var rootScope: any CoordinatorScope { didSet { discard(oldValue) } }
  private(set) var rootSource: CoordinatorSource
  package var coordinators: [CoordinatorID: Coordinator] = [:]
  /// The coordinators whose layouts are adaptive or have a detail column, outer ones first.
  var arranged: [Coordinator] = []
  var phase = Phase.waiting
  /// The call site of `start()`, for errors of layouts that no caller requested.
  var startSite = CallSite()
  let queue = Request.Queue()
  let liveScreens = LiveScreens()
  private(set) lazy var screenTasks = ScreenTasks(liveScreens)
  let reconciler = Reconciler()
  package let voice = Voice()
  let observers = EventObservers()
  var isBusy = false
  var hasClosed = false
  var retries = Request.PendingRetries()
  private(set) lazy var emptyWindow = EmptyWindow(self)
  /// The reason why it closed by itself, if it did.
  var closingError: NavigationError?
  /// The tasks that wait for the end of the window.
  let endWaiters = Waiters<Void>()
  /// Tracks the objects that were made; `nil` unless leaks are looked for.
  package var tracker: LifetimeTracker?
  /// Counts all activity, to detect when there is none.
  package var activity = 0
  private(set) var names: [ObjectIdentifier: String] = [:]

  /// Judges a proposal with its preparation; returns a redirection, if there is one.
  typealias Judge = @MainActor (ProposedChange, Preparation) throws(Refusal) -> (any Redirection)?

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
      observers: observers, coordinators: coordinators, retries: retries.popAll())
    Task { @MainActor [host] in
      remains.clear()
      host.detach()
    }
  }

  /// Makes the root coordinator live in a child of a scope; the start makes the child.
  package func adopt(_ scope: any CoordinatorScope) {
    rootScope = scope
    rootSource = CoordinatorSource(type: type(of: root), signature: nil) { [root] scope in
      (root, try scope.makeChild(for: type(of: root)))
    }
  }

  func node(of screen: any Screen) -> NodeID? { liveScreens.node(of: screen) }

  /// Returns the outline name of a type; each is computed once.
  func name(of type: Any.Type) -> String {
    if let name = names[ObjectIdentifier(type)] { return name }
    let name = OutlineName.of(type)
    names[ObjectIdentifier(type)] = name
    return name
  }
}
