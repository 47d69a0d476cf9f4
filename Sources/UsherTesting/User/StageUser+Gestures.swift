import Testing

extension StageUser {
  /// Swipes: a gesture begins, moves the display, and is completed or cancelled.
  ///
  /// If the host's display can be moved by gestures, it is swiped; otherwise the director receives
  /// the facts of such a host.
  @discardableResult
  public func swipe(_ gesture: TouchGesture, completed: Bool = true) -> Bool {
    guard let fact = fact(of: gesture) else { return false }
    guard let host = director.host as? any TouchHost else { return swipe(fact, completed) }
    guard host.begin(gesture) else { return false }
    if completed { host.completeGesture() } else { host.cancelGesture() }
    return completed == hasHappened(fact)
  }

  private func swipe(_ fact: Fact, _ completed: Bool) -> Bool {
    guard director.permits(fact) else {
      if case .dismissed(let id) = fact { director.report(.dismissalAttempted(id)) }
      return false
    }
    director.report(.gestureBegan)
    if completed { director.report(fact) }
    director.report(.gestureEnded(completed: completed))
    return completed == hasHappened(fact)
  }

  private func fact(of gesture: TouchGesture) -> Fact? {
    switch gesture {
    case .back(let count): poppedByGoingBack(count)
    case .dismiss: dismissal
    case .select(let index): selection(index)
    }
  }

  /// The dismissal of the topmost layer; a finger closes a dialog, and no alert.
  private var dismissal: Fact? {
    guard let modal = director.tree.modals.last else { return nil }
    if case .alert(let alert) = modal.style, !alert.isDialog { return nil }
    return .dismissed(modal.id)
  }

  private func poppedByGoingBack(_ count: Int) -> Fact? {
    guard let stack = director.tree.activePath.last(where: { $0.kind == .stack }), count > 0,
      stack.children.count > count
    else { return nil }
    return .popped(stack.children[stack.children.count - count].id)
  }

  /// Rotates the device so that a split shows only the selected column.
  ///
  /// Neither the tree nor any screen changes.
  public func rotateToCollapsed() { stage.isCollapsed = true }

  /// Rotates the device so that a split shows all its columns.
  public func rotateToExpanded() { stage.isCollapsed = false }

  /// Resizes the window, as a fold or a rotation does: a split shows one column in a compact one.
  ///
  /// Adaptive layouts follow in a later turn, once nothing moves.
  public func resize(to width: SceneWidth) {
    stage.isCollapsed = width == .compact
    let limit = director.options.regularWidth
    director.report(.resized(width: width == .compact ? limit / 2 : limit))
  }

  /// Leaves the app, which enters the background.
  public func leaveApp() { director.windowDidEnter(.background) }

  /// Returns to the app.
  public func returnToApp() { director.windowDidEnter(.foreground) }

  /// Taps twice in quick succession: the second tap comes in a later turn, before the display has
  /// changed.
  ///
  /// A first tap that awaits something does not delay the second one.
  public func tapTwice<Failure: Error>(
    _ tap: @escaping @MainActor () async throws(Failure) -> Void
  ) async throws(Failure) {
    let repeated = RepeatedAction(tap)
    director.report(.gestureBegan)
    for _ in 1...2 { await stage.run("a quick tap") { await repeated.perform() } }
    director.report(.gestureEnded(completed: false))
    if let error = repeated.error { throw error }
  }

  /// Takes an offer of the active screen twice in quick succession, and settles.
  public func tapTwice(_ title: String, fileID: String = #fileID, line: Int = #line) async throws {
    let offer = try stage.offer(title, at: CallSite(fileID: fileID, line: line))
    await stage.takeTwice(offer)
    await stage.settle()
    try stage.throwFromOffers()
  }

  /// Performs an action and goes back before the display shows it.
  @discardableResult
  public func goBackDuring<Failure: Error>(
    _ action: @escaping @MainActor () async throws(Failure) -> Void
  ) async throws(Failure) -> Bool {
    let repeated = RepeatedAction(action)
    director.report(.gestureBegan)
    defer { director.report(.gestureEnded(completed: false)) }
    await stage.run("a quick tap") { await repeated.perform() }
    if let error = repeated.error { throw error }
    return back()
  }
}

extension TestStage {
  /// Takes an offer a second time before the display has changed.
  package func takeTwice(_ offer: ScreenAction) async {
    director.report(.gestureBegan)
    await take(offer)
    await take(offer)
    director.report(.gestureEnded(completed: false))
  }
}

/// An action that may run several times at once; keeps the first error.
@MainActor private final class RepeatedAction<Failure: Error> {
  private(set) var error: Failure?
  private let action: @MainActor () async throws(Failure) -> Void

  init(_ action: @escaping @MainActor () async throws(Failure) -> Void) { self.action = action }

  func perform() async {
    do throws(Failure) { try await action() } catch { self.error = self.error ?? error }
  }
}
