/// Fills an empty window: with the layout of its root, or with the replacement.
@MainActor final class EmptyWindow {
  private unowned let director: SceneDirector
  /// Waits until all is at rest.
  private var refilling: Task<Void, Never>?
  /// `true` if anything has been shown since the window was last filled.
  private var mayRefill = false

  init(_ director: SceneDirector) { self.director = director }

  /// `true` while it waits to fill the window.
  var isWaiting: Bool { refilling != nil }

  /// Shows the root's layout once all is at rest, if the end of a flow has left the window empty.
  ///
  /// Before that, the task that awaited the flow's result may show something else.
  func watch() {
    guard director.tree.isEmpty else {
      mayRefill = true
      return
    }
    guard mayRefill, director.phase == .running, !director.features.contains(where: \.holdsRequests)
    else { return }
    mayRefill = false
    refilling = Task { [weak self] in
      await Turn.rest { self?.director.activity ?? 0 }
      self?.refill()
    }
  }

  private func refill() {
    refilling = nil
    director.recordActivity()
    guard director.tree.isEmpty, director.phase == .running else { return }
    director.submit(layoutRequest(.program))
  }

  /// A request for the root coordinator's layout, in a window that is empty.
  func layoutRequest(_ cause: SceneChange.Cause) -> Request {
    let later = SceneTransition(SceneTransition.FirstTreeOperation.buildLater)
    return Request(
      later, by: director.root, cause: cause, callSite: director.startSite, filling: .layout)
  }

  /// Shows a replacement if a request that was to fill the empty window is refused.
  func refill(after request: Request, _ refusal: Refusal) {
    guard let filling = request.filling else { return }
    if director.tree.isEmpty {
      let error = request.error(refusal)
      if filling == .fallback { close(error) } else { fill(error) }
    }
    director.queue.resume()
  }

  /// Shows a feature's replacement for a refused layout; without one, the director closes.
  private func fill(_ error: NavigationError) {
    guard director.phase == .running else { return }
    let replacements = director.features.compactMap {
      $0.replacement(forLayoutRefusedBy: error)
    }
    guard let replacement = replacements.first else { return close(error) }
    director.firstTree?.giveUp(error)
    director.submit(
      Request(
        replacement.performance(), by: director.root, cause: .policy, callSite: error.callSite,
        filling: .fallback))
  }

  /// Closes with an error, for the caller that started the director or awaits its end.
  func close(_ error: NavigationError) {
    guard director.phase == .running else { return }
    director.closingError = director.closingError ?? error
    director.emit(.failed(error))
    director.close()
  }
}
