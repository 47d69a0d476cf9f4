import UsherTesting

extension Explorer {
  /// The state of one exploration that all of its stages share.
  @MainActor final class Session {
    /// The file for the path that is being played.
    let trapFile: TrapFile
    /// The number of movements after which a stage counts as restless.
    private(set) var moves = QuietWait.limit
    /// The number of round trips over other threads that a task may take before it does something.
    private(set) var rounds = 0
    /// How slow the machine is.
    let pace = Pace()
    /// A Boolean value that indicates whether nothing more is to be tried.
    var isStopped: Bool { pace.isGivenUp }
    /// The effort so far.
    var effort = Exploration.Effort()

    /// The number of stages that the actions of one state are likely to need.
    private(set) var demand = 1
    private var hasBatches = true
    /// The stages that a path has been played on, and that no action has been tried on yet.
    private var ready: (path: [UserAction], stages: [TestStage]) = ([], [])

    init(_ trapFile: TrapFile) { self.trapFile = trapFile }

    /// Plays more slowly from now on, after something was too hasty.
    func slowDown() { rounds = min(QuietWait.Care.usual.rounds, 2 * rounds + 1) }

    /// Asks for less proof that a stage is restless, once one has been reported.
    func lessen() { moves = QuietWait.limit / 20 }

    /// Ends the exploration: nothing is waited for any more.
    func stop() { pace.giveUp() }

    private static let largestBatch = 8

    /// Prepares for a number of actions in one state.
    func expect(_ actions: Int) {
      demand = hasBatches ? min(max(1, actions), Self.largestBatch) : 1
    }

    func takeStage(after path: [UserAction]) -> TestStage? {
      ready.path == path ? ready.stages.popLast() : nil
    }

    func keep(_ stages: some Sequence<TestStage>, after path: [UserAction]) {
      closeStages()
      ready = (path, Array(stages))
    }

    /// Closes the stages that were not needed.
    func closeStages() {
      for stage in ready.stages { stage.director.close() }
      ready = ([], [])
    }

    /// Makes each stage when it is needed from now on.
    func endBatches() {
      hasBatches = false
      demand = 1
      closeStages()
    }
  }
}
