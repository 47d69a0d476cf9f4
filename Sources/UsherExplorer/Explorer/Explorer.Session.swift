import UsherTesting

extension Explorer {
  /// The state of one exploration that all of its stages share.
  @MainActor final class Session {
    let trapFile: TrapFile
    /// The number of changes after which a stage counts as restless.
    private(set) var moves = QuietWait.limit
    /// The number of round trips over other threads in which a task may still act.
    private(set) var rounds = 0
    let pace = Pace()
    var isStopped: Bool { pace.isGivenUp }
    var effort = Exploration.Effort()

    /// The number of stages that the actions of one state are likely to need.
    private(set) var demand = 1
    private var hasBatches = true
    /// The stages that a path was played on in advance, and the path.
    private var ready: (path: [UserAction], stages: [TestStage]) = ([], [])

    private var killed: [TestStage] = []

    init(_ trapFile: TrapFile) { self.trapFile = trapFile }

    /// Waits longer from now on, after a replay was too hasty.
    func slowDown() { rounds = min(QuietWait.Care.usual.rounds, 2 * rounds + 1) }

    /// Requires less proof that a stage is restless, once one has been reported.
    func lessen() { moves = QuietWait.limit / 20 }

    func stop() { pace.giveUp() }

    /// Keeps a stage that a restart has replaced: its process is gone, so nothing of it may end.
    func retainKilled(_ stage: TestStage) { killed.append(stage) }

    func closeKilled() { for stage in exchange(&killed, with: []) { stage.director.close() } }

    private static let largestBatch = 8

    func expect(_ actions: Int) {
      demand = hasBatches ? min(max(1, actions), Self.largestBatch) : 1
    }

    func popStage(after path: [UserAction]) -> TestStage? {
      ready.path == path ? ready.stages.popLast() : nil
    }

    func cache(_ stages: some Sequence<TestStage>, after path: [UserAction]) {
      closeStages()
      ready = (path, Array(stages))
    }

    func closeStages() {
      for stage in ready.stages { stage.director.close() }
      ready = ([], [])
    }

    /// Makes each stage on demand from now on.
    func endBatches() {
      hasBatches = false
      demand = 1
      closeStages()
    }
  }
}
