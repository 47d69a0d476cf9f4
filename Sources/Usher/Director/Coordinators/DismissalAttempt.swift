/// An attempt of others to remove a screen that asks first or is locked, for its coordinator.
@MainActor public struct DismissalAttempt {
  /// The screen that would have to leave.
  public let screen: (any Screen)?
  /// The cause of the change.
  public let cause: SceneChange.Cause
  let retry: @MainActor () -> NavigationHandle

  /// Lets it happen after all: the request is made again and this coordinator is not asked.
  @discardableResult
  public func proceed() -> NavigationHandle { retry() }
}
