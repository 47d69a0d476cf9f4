/// An attempt to remove a screen that is `confirm` or `locked`, for the screen's coordinator.
@MainActor public struct DismissalAttempt {
  /// The screen that would have to leave.
  public let screen: (any Screen)?
  /// The cause of the change.
  public let cause: SceneChange.Cause
  let retry: @MainActor () -> NavigationHandle

  /// Repeats the request without asking this coordinator again.
  @discardableResult
  public func proceed() -> NavigationHandle { retry() }
}
