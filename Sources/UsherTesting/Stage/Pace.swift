/// The longest recent delay of a job on another thread of this machine.
///
/// A busy machine may suspend a thread in the middle of an app's job, while the jobs of a wait
/// overtake it. But it delays both alike: a stage counts as still only after several times the
/// longest delay without a change.
@MainActor package final class Pace {
  private static let multiple = 2
  private static let most = Duration.milliseconds(40)

  private var longest = Duration.zero
  package private(set) var isGivenUp = false

  package init() {}

  /// The time without a change after which no job counts as pending.
  var stillness: Duration { min(longest * Self.multiple, Self.most) }

  func record(_ delay: Duration) { longest = max(longest, delay) }

  /// Ends every wait from now on immediately.
  package func giveUp() { isGivenUp = true }

  /// Reduces the weight of old delays.
  func forget() { longest = longest * 63 / 64 }
}
