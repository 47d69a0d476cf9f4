/// An optional part of the director with its own state, made on first use.
///
/// The director's core depends on no feature.
@MainActor protocol DirectorFeature: AnyObject {
  init(_ director: SceneDirector)

  /// `true` while it holds requests that it will submit again.
  var holdsRequests: Bool { get }

  /// Handles a refused request in another way; returns true if it did.
  func handles(_ refusal: Refusal, of draft: Draft) -> Bool

  /// Returns the content of a window that would be empty because the root's layout was refused.
  func replacement(forLayoutRefusedBy error: NavigationError) -> SceneTransition?

  /// Runs when the queue of requests has become empty.
  func didRun()

  /// Runs when the display shows the admitted tree.
  func didSettle()

  /// Runs when the window has another width, for which layouts may have been arranged.
  func didRearrange(_ changes: [Arrangement.Change])

  /// Runs when guards may answer differently from now on.
  func policyDidChange()

  /// Runs when the director has closed and its host has released everything.
  func didClose()

  /// Waits for unfinished work on other threads after the director has closed.
  func finishWork() async
}

extension DirectorFeature {
  var holdsRequests: Bool { false }
  func handles(_ refusal: Refusal, of draft: Draft) -> Bool { false }
  func replacement(forLayoutRefusedBy error: NavigationError) -> SceneTransition? { nil }
  func didRun() {}
  func didSettle() {}
  func didRearrange(_ changes: [Arrangement.Change]) {}
  func policyDidChange() {}
  func didClose() {}
  func finishWork() async {}
}

/// Another destination for a change, or a flow that must precede it.
@MainActor protocol Redirection {
  var name: String { get }

  /// Follows the redirection instead of committing the draft.
  func follow(insteadOf draft: Draft) throws(Refusal)
}
