extension SceneDirector {
  /// Notifies the director that its window has entered a phase.
  ///
  /// No node changes. While the window is disconnected, changes are admitted but no steps are
  /// performed. When it is connected again, the host catches up.
  public func windowDidEnter(_ phase: WindowPhase) {
    guard phase != windowPhase, self.phase != .closed else { return }
    windowPhase = phase
    reconciler.isDisconnected = phase == .disconnected
    if reconciler.isDisconnected { reconciler.isGesturing = false }
    if phase == .foreground { reconciler.tryAgain() }
    emit(.entered(phase))
    run {
      for coordinator in livingCoordinators where coordinator.isStarted {
        coordinator.didEnter(phase)
      }
      needsReconciling = true
    }
  }

  /// Closes the window because its host has lost the display; `run()` throws the error.
  ///
  /// Observers first receive the error as `.failed`. If the director has closed already, nothing
  /// happens. The host's own error is the `underlying` error of the one that `run()` throws.
  public func displayDidFail(_ error: any Error, at callSite: CallSite) {
    guard phase == .running else { return }
    let failure = NavigationError(
      reason: .unreachable, command: "run", coordinator: root.outlineName,
      message: Message(
        "The host has failed: \(error)", redacted: "The host has failed: \(type(of: error))"),
      remedies: ["Make a new director once the display is there again."],
      callSite: callSite, underlying: error)
    closingError = closingError ?? failure
    emit(.failed(failure))
    close()
  }

  /// Shows the root's layout in a window that the end of a flow left empty, once all is at rest.
  ///
  /// Before that, the task that awaited the flow's result may show something else.
  func watchEmptyWindow() {
    guard tree.isEmpty else {
      mayRefill = true
      return
    }
    guard mayRefill, phase == .running, !features.contains(where: \.holdsRequests) else { return }
    mayRefill = false
    refilling = Task { [weak self] in
      await Turn.rest { self?.activity ?? 0 }
      self?.refillEmptyWindow()
    }
  }

  private func refillEmptyWindow() {
    refilling = nil
    noteActivity()
    guard tree.isEmpty, phase == .running else { return }
    submit(layoutRequest(.program))
  }

  /// A request for the root coordinator's layout, in a window that is empty.
  func layoutRequest(_ cause: SceneChange.Cause) -> Request {
    let later = SceneTransition(SceneTransition.FirstTreeOperation.buildLater)
    return Request(later, by: root, cause: cause, callSite: startSite).filling(.layout)
  }

  /// Shows a replacement if a request that was to fill the empty window is refused.
  func keepFilled(after request: Request, _ refusal: Refusal) {
    guard let filling = request.filling else { return }
    if tree.isEmpty {
      let error = request.error(refusal)
      filling == .fallback ? closeEmptyWindow(error) : fillEmptyWindow(error)
    }
    queue.release()
  }

  /// Shows a feature's replacement for a refused layout; without one, the director closes.
  private func fillEmptyWindow(_ error: NavigationError) {
    guard phase == .running else { return }
    let replacements = features.lazy.compactMap { $0.replacement(forLayoutRefusedBy: error) }
    guard let replacement = replacements.first else { return closeEmptyWindow(error) }
    let request = Request(
      replacement.performance, by: root, cause: .policy, callSite: error.callSite)
    submit(request.filling(.fallback))
  }

  /// Closes with an error, for the caller that started the director or awaits its end.
  func closeEmptyWindow(_ error: NavigationError) {
    guard phase == .running else { return }
    closingError = closingError ?? error
    emit(.failed(error))
    close()
  }

  /// `true` if a layout of the window has another arrangement for another width.
  package var hasAdaptiveLayout: Bool {
    arranged.contains { !$0.arrangements.allSatisfy(\.isFixed) }
  }

  /// Follows the width that was measured last without waiting for the end of the turn, for benchmarks.
  package func followWidth() { feature(WidthFeature.self).follow() }

  /// The user's place by name: the coordinators above the active screen, and that screen.
  ///
  /// ```
  /// Shop › Till › Seats
  /// ```
  ///
  /// It holds names of types and no value of the app, so it may be logged. It is empty while nothing
  /// is shown.
  public var place: String { tree.active.map(place) ?? "" }

  func place(of node: Node) -> String {
    let owners = coordinators[node.owner].map { sequence(first: $0, next: \.parent) }
    let names = (owners.map(Array.init) ?? []).reversed().map(\.outlineName)
    return (names + [liveScreens.name(of: node.id) ?? node.name]).joined(separator: " › ")
  }
}
