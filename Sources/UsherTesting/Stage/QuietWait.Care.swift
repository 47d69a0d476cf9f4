extension QuietWait {
  /// The amount of stillness that proves that all work is done.
  package struct Care: Equatable {
    /// The number of quiet turns in a row.
    package let turns: Int
    /// The number of round trips over other threads in a row without a change.
    package let rounds: Int
    /// The factor by which a slow machine may need more time.
    package var patience = 1

    package init(turns: Int, rounds: Int, patience: Int = 1) {
      self.turns = turns
      self.rounds = rounds
      self.patience = patience
    }

    /// Enough that no slow thread can deliver a change later.
    package static let thorough = Care(turns: 24, rounds: 48)
    /// Enough for one of thousands of waits.
    package static let usual = Care(turns: 16, rounds: 18)
    /// Enough for one of thousands of waits while no task is known to run.
    package static let light = Care(turns: 16, rounds: 8)
    /// Enough if the result is compared with a known one.
    package static let hasty = Care(turns: 4, rounds: 3)
    /// Enough if all tasks that were woken are known to sleep again.
    package static let brief = Care(turns: 16, rounds: 3)
    /// For a wait that another one follows.
    package static let none = Care(turns: 0, rounds: 0)

    /// More round trips, if work is known to be pending on other threads.
    package var patient: Care { Care(turns: turns, rounds: rounds * 8, patience: patience) }

    /// The same with more time for a slow machine.
    package func times(_ factor: Int) -> Care {
      Care(turns: turns, rounds: rounds, patience: patience * factor)
    }

    /// `true` if no wait with more care follows.
    package var isFinal: Bool { rounds > Self.hasty.rounds }
  }
}
