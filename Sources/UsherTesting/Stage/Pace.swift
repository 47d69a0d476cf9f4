/// How long this machine keeps a job from another thread, as far as waits have seen.
///
/// A thread that was interrupted in the middle of an app's job is away for as long as a busy machine
/// keeps it, while jobs of our own pass it by. What machines do to one job they do to the other: nothing
/// is still before it was so for several times as long as the longest delay.
@MainActor package final class Pace {
  private static let multiple = 2
  private static let most = Duration.milliseconds(40)

  private var longest = Duration.zero
  package private(set) var isGivenUp = false

  package init() {}

  /// How long nothing may move before nothing counts as on its way.
  var stillness: Duration { min(longest * Self.multiple, Self.most) }

  func note(_ delay: Duration) { longest = max(longest, delay) }

  /// Ends each wait at once from now on.
  package func giveUp() { isGivenUp = true }

  /// Lets what was long ago count for less.
  func forget() { longest = longest * 63 / 64 }
}
