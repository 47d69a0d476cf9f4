/// The result of a command: admitted or refused at once, and shown a little later.
///
/// Every verb returns one, which may be ignored. Law 5: it completes exactly once.
@MainActor public final class NavigationHandle {
  /// The admission, or why it was refused; `nil` while another commit runs first.
  public private(set) var result: Result<Void, NavigationError>?
  /// The name of the guard that redirected the command, if one did.
  public internal(set) var redirectedBy: String?
  private var brought: [Node] = [] { didSet { discard(oldValue) } }
  private weak var director: SceneDirector?
  private var settlement: Result<Void, NavigationError>?
  private var waiters: Waiters<Result<Void, NavigationError>>?

  package init() {}

  /// The error, if it was refused.
  public var error: NavigationError? {
    guard case .failure(let error) = result else { return nil }
    return error
  }

  /// A Boolean value that indicates whether it was admitted.
  public var isAdmitted: Bool { if case .success = result { true } else { false } }

  /// Waits until the display shows the admitted change.
  ///
  /// - Throws: `NavigationError` if it was refused, or the host could not show it.
  public func settled() async throws(NavigationError) { try await settledResult().get() }

  /// Waits until the display shows the change, and then until everything that it added has left.
  ///
  /// Returns at once if the command was refused, or if nothing that it added is in the tree. A
  /// screen that one step of a sequence removes and another shows again counts as new. Waiting
  /// keeps nothing alive, and ends when the director is released.
  public func dismissed() async {
    guard case .success = await settledResult() else { return }
    for node in brought { await director?.waiters(for: node.id)?.value() }
  }

  func record(brought nodes: [Node], in director: SceneDirector) {
    brought = nodes
    self.director = director
  }

  var hasBrought: Bool { !brought.isEmpty }

  func hasBroughtPart(of tree: SceneTree) -> Bool {
    brought.contains { tree.node($0.id) != nil }
  }

  private func settledResult() async -> Result<Void, NavigationError> {
    if let settlement { return settlement }
    let waiters = waiters ?? Waiters()
    self.waiters = waiters
    return await waiters.value()
  }

  func admit() {
    guard result == nil else { return }
    result = .success(())
  }

  /// Returns the handle of a command that is refused without a request.
  package static func refused(_ error: NavigationError) -> NavigationHandle {
    let handle = NavigationHandle()
    handle.refuse(error)
    return handle
  }

  func refuse(_ error: NavigationError) {
    guard result == nil else { return }
    result = .failure(error)
    settle(.failure(error))
  }

  func settle(_ outcome: Result<Void, NavigationError> = .success(())) {
    guard settlement == nil else { return }
    settlement = outcome
    exchange(&waiters, with: nil)?.resumeAll(returning: outcome)
  }
}
