/// A refused request that may still be made again, once, by whoever was asked.
///
/// What it would have started hears of the refusal when nobody can do so any more, so that a flow
/// that starts after all has one outcome, its own.
@MainActor final class Reprieve {
  private let request: Request
  private let error: NavigationError?
  private var again: NavigationHandle?

  init(_ request: Request, _ error: NavigationError?) {
    self.request = request
    self.error = error
  }

  deinit {
    guard again == nil, let error else { return }
    let request = request
    Task { @MainActor in request.cancel(error) }
  }

  func proceed(_ director: SceneDirector?, waiving owner: CoordinatorID) -> NavigationHandle {
    if let again { return again }
    guard let director else { return request.navigation }
    let navigation = director.retry(request, waiving: owner)
    again = navigation
    return navigation
  }
}
