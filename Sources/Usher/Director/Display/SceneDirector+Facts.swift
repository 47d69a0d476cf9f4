extension SceneDirector {
  /// Returns the screen of a node, for hosts; `nil` for a container, or if the node has gone.
  public func screen(for id: NodeID) -> (any Screen)? { liveScreens.screen(for: id) }

  /// Reports a user's action on the display.
  ///
  /// The action becomes a transition with the cause `user`. If it is refused, the host gets a step
  /// that undoes it. An action on a node that has already left is ignored; an unknown node is
  /// refused.
  public func report(_ fact: Fact) {
    guard isKnown(fact) else { return }
    // Observers need not know of a width with the same arrangement as before.
    if case .resized(let width) = fact, !feature(WidthFeature.self).isNews(width) { return }
    emit(.fact(fact))
    switch fact {
    case .gestureBegan:
      reconciler.isGesturing = true
      watchGesture()
    case .gestureEnded: endGesture()
    case .resized(let width): feature(WidthFeature.self).measure(width)
    case .appeared(let id): recordAppearance(id)
    case .disappeared(let id): recordDisappearance(id)
    case .dismissalAttempted: attempt(fact)
    case .popped, .dismissed, .selected, .answered:
      reconciler.tryAgain()
      submit(request(for: fact))
    }
  }

  private func endGesture() {
    reconciler.gestureWatch?.cancel()
    reconciler.isGesturing = false
    reconcileSoon()
  }

  /// Ends a gesture if the host does not report its end in time.
  private func watchGesture() {
    reconciler.gestureWatch?.cancel()
    reconciler.gestureWatch = after(options.gestureLimit) {
      if $0.host.isInteracting { $0.watchGesture() } else { $0.endGesture() }
    }
  }

  /// Returns whether a fact would be admitted, for platforms that ask before a gesture begins.
  ///
  /// Calling this has no effect, and no observer is notified.
  public func permits(_ fact: Fact) -> Bool {
    guard phase == .running, fact.node.map(identityGenerator.hasIssued) ?? true else {
      return false
    }
    return trying(request(for: fact)) { $0.isAdmissible } ?? false
  }

  /// Takes over the answer to an alert that the user has closed by a button yet unknown, before its
  /// dismissal is reported.
  package func claimAnswer(to id: NodeID) -> LateAnswer? {
    (screen(for: id) as? AlertScreen).flatMap(LateAnswer.init)
  }

  func request(for fact: Fact) -> Request {
    Request(
      .plain("follow the user") { draft throws(Refusal) in try fact.plan(on: &draft) }, by: nil,
      cause: .user, callSite: CallSite(fileID: "\(type(of: host))", line: 0))
  }

  /// Plans a request as a trial and passes the draft to a closure; returns `nil` if planning fails.
  ///
  /// The trial's preparation is abandoned, and nobody is notified.
  func trying<R>(_ request: Request, _ body: (Draft) -> R) -> R? {
    var draft = Draft(request, in: self)
    draft.preparation.isTrial = true
    defer { draft.preparation.abandon(.closed) }
    guard (try? draft.planRequest()) != nil else { return nil }
    return body(draft)
  }

  /// Notifies the owner of a screen that is not free that the user tried to dismiss it.
  private func attempt(_ fact: Fact) {
    guard phase == .running else { return }
    trying(request(for: fact)) { draft in
      do throws(Refusal) {
        switch try draft.admit() {
        case .redirected: submit(request(for: fact))
        // The screen has become free since the display read its dismissal, so the display asked
        // and left the dismissal to the director.
        case .admitted: if draft.removesFreed { submit(request(for: fact)) }
        }
      } catch  where error.reason == .denied {
        draft.request.refuse(error, reportingTo: self)
      } catch {
        run { draft.reportAttempt(Request.PendingRetry(draft.request, nil)) }
      }
    }
  }

  private func isKnown(_ fact: Fact) -> Bool {
    guard let id = fact.node, !identityGenerator.hasIssued(id) else { return true }
    let refusal = Refusal.unknown(
      "\(id) is not a node of this director.", "Report identities from the steps of this director.")
    request(for: fact).refuse(refusal, reportingTo: self)
    return false
  }

  package func key(of id: NodeID) -> (any ScreenKey)? { liveScreens.key(of: id) }

  /// Returns true if a screen has appeared and not disappeared since.
  package func isInSight(_ id: NodeID) -> Bool { liveScreens.isInSight(id) }

  private func recordAppearance(_ id: NodeID) {
    // A step that took longer than its limit may have added it.
    if !isBusy && liveScreens.isUntaken(id) { run { observe() } }
    if let liveNode = liveScreens.appear(id) { report(liveNode, appears: true) }
  }

  func recordDisappearance(_ id: NodeID) {
    if let liveNode = liveScreens.disappear(id) { report(liveNode, appears: false) }
  }

  /// Notifies observers, the screen and its coordinator of an appearance, or of its end.
  ///
  /// All are notified before the next appearance is reported and before their commands run, so that
  /// appearances and disappearances come in pairs and in order.
  private func report(_ liveNode: LiveScreens.LiveNode, appears: Bool) {
    let coordinator = liveScreens.delegate(of: liveNode, among: coordinators)
    liveScreens.appearances.append((liveNode, appears, coordinator))
    guard liveScreens.appearances.count == 1 else { return }
    run {
      while let (liveNode, appears, coordinator) = liveScreens.appearances.first {
        emit(appears ? .appeared(liveNode.id, name: liveNode.name) : .disappeared(liveNode.id))
        liveNode.notify(coordinator, appears: appears)
        discard(liveScreens.appearances.removeFirst())
      }
    }
  }

  /// `true` if a layout of the window has another arrangement for another width.
  package var hasAdaptiveLayout: Bool {
    arranged.contains { !$0.arrangements.allSatisfy(\.isFixed) }
  }

  /// Follows the last measured width without waiting for the end of the turn, for benchmarks.
  package func followWidth() { feature(WidthFeature.self).follow() }
}
