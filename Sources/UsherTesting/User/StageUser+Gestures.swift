import Testing

extension StageUser {
  /// Swipes: a gesture begins, moves the display, and is completed or cancelled.
  ///
  /// On a host whose display moves under the finger that display is swiped; elsewhere the director
  /// hears what such a host would report.
  ///
  /// - Parameters:
  ///   - gesture: What is swiped.
  ///   - completed: Whether the finger goes all the way; else everything is put back.
  /// - Returns: Whether the gesture began, and has come off where it was completed.
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
    case .dismiss: director.tree.modals.last.map { .dismissed($0.id) }
    case .select(let index): selection(index)
    }
  }

  private func poppedByGoingBack(_ count: Int) -> Fact? {
    guard let stack = director.tree.activePath.last(where: { $0.kind == .stack }), count > 0,
      stack.children.count > count
    else { return nil }
    return .popped(stack.children[stack.children.count - count].id)
  }
}

extension StageUser {
  /// Turns the device so that a split has room for one column, the selected one.
  ///
  /// The tree does not change by it, nor does any screen.
  public func rotateToCollapsed() { isCollapsed = true }

  /// Turns the device so that a split shows all its columns.
  public func rotateToExpanded() { isCollapsed = false }

  /// Leaves the app, which goes to the background.
  public func leaveApp() { director.windowDidEnter(.background) }

  /// Comes back to the app.
  public func returnToApp() { director.windowDidEnter(.foreground) }
}

extension StageUser {
  /// Taps twice, too quickly: the second tap comes in a later turn, before the display has moved.
  ///
  /// - Parameter tap: What a tap does.
  public func tapTwice(_ tap: @MainActor () async throws -> Void) async rethrows {
    director.report(.gestureBegan)
    defer { director.report(.gestureEnded(completed: false)) }
    try await tap()
    await stage?.rest()
    try await tap()
    await stage?.rest()
  }

  /// Takes an offer of the active screen twice, too quickly, and settles.
  ///
  /// - Parameters:
  ///   - title: What the offer says.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  /// - Throws: `StageError` where there is no such offer, or what the offer throws.
  public func tapTwice(
    _ title: String, fileID: String = #fileID, line: Int = #line
  ) async throws {
    guard let stage else { return }
    let offer = try stage.offer(title, at: CallSite(fileID: fileID, line: line))
    try await tapTwice { try await offer.act() }
    await stage.settle()
  }

  /// Does something and goes back before the display shows it.
  ///
  /// - Parameter act: What is done first.
  /// - Returns: Whether there was a way back and it was taken.
  @discardableResult
  public func goBackDuring(_ act: @MainActor () async throws -> Void) async rethrows -> Bool {
    director.report(.gestureBegan)
    defer { director.report(.gestureEnded(completed: false)) }
    try await act()
    return back()
  }
}
