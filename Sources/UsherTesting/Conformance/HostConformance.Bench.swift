import Usher

extension HostConformance {
  /// A director on the host under test, with the actions and checks that laws consist of.
  @MainActor final class Bench {
    private(set) var breaches: [HostConformance.Breach] = []
    let law: String
    let host: WatchedHost
    let root = Law.BenchCoordinator("root", layout: .stack(Law.BenchScreen("a")))
    let director: SceneDirector
    let makeHost: @MainActor () -> any SceneHost
    private let clock: StageClock?
    private let patience: HostConformance.Patience
    private var action = "start"
    private var inSight: [NodeID] = []

    init(_ suite: HostConformance, _ law: Law, _ patience: HostConformance.Patience) {
      self.law = law.name
      self.patience = patience
      clock = suite.clock
      makeHost = suite.make
      host = WatchedHost(suite.make())
      let options = SceneDirector.Options(seed: 1, clock: suite.clock ?? StageClock())
      director = SceneDirector(root, host: host, options: options)
      director.observe { [weak self] in self?.handle($0) }
    }

    /// Starts, and waits until the display shows it.
    func start() async {
      do { try director.start() } catch { fail("It could not be started: \(error.detail)") }
      await settle()
    }

    /// Only its host holds the director.
    func startAnother(on host: any SceneHost) -> SceneDirector {
      let root = Law.BenchCoordinator("other", layout: .screen(Law.BenchScreen("a")))
      let options = SceneDirector.Options(seed: 1, clock: StageClock())
      let director = SceneDirector(root, host: host, options: options)
      try? director.start()
      return director
    }

    /// Performs an action, waits until it has settled, and checks the display.
    func perform(_ name: String, _ body: () -> Void) async {
      action = name
      body()
      await settle()
      checkDisplay()
    }

    /// Expects that the display shows the tree and that every step has ended and been shown.
    func checkDisplay() {
      if host.shown != director.tree {
        fail("It shows:\n\(host.shown.outline)\n  and not:\n\(director.tree.outline)")
      }
      if host.began != host.ended { fail("A step's completion was never called.") }
      if let step = host.unshown.last { fail("When \(step) had ended, it was not shown.") }
    }

    /// Records the first breach of each law; later ones may follow from it.
    func fail(_ detail: String) {
      guard breaches.isEmpty else { return }
      let name = "\(type(of: host.inner))"
      breaches.append(HostConformance.Breach(host: name, law: law, action: action, detail: detail))
    }

    /// Closes the window, if the law has not.
    func end() async {
      director.close()
      await settle()
    }

    /// Waits until no work is pending: by turns first, then by the clock, then by real time.
    ///
    /// The limit counts the waits and not their time, so that a busy machine does not exhaust it.
    /// Once the law is known to be broken, nothing is awaited any longer.
    func settle() async {
      let moment = Duration.milliseconds(5)
      var waited = Duration.zero
      repeat {
        _ = await QuietWait.comes(.usual) { self.director.activity &+ (self.clock?.activity ?? 0) }
        if isDone { return }
        guard waited < patience.limit else { return patience.lessen() }
        waited += moment
        if let clock, let next = clock.untilNextWake {
          clock.jump(by: next)
        } else {
          try? await Task.sleep(for: moment)
        }
      } while host.began != host.ended && breaches.isEmpty
    }

    private var isDone: Bool { director.isQuiet && host.began == host.ended }

    /// The screens that were reported as appeared and not yet as disappeared.
    var reportedInSight: Set<NodeID> { Set(inSight) }

    private func handle(_ event: SceneEvent) {
      switch event {
      case .appeared(let id, _): inSight.append(id)
      case .disappeared(let id): inSight.removeAll { $0 == id }
      case .failed(let error): fail("The director reports: \(error.detail)")
      default: break
      }
    }
  }
}
