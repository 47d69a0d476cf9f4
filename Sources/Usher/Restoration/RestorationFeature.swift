/// The saved state of a director: the one that it restores, and its store.
@MainActor final class RestorationFeature: DirectorFeature {
  private unowned let director: SceneDirector
  var table = RestorationTable() { didSet { discard(oldValue) } }
  var report = RestorationReport()
  var writer: Snapshot.Writer? { didSet { discard(oldValue) } }
  /// The saved state that has not been fully restored, while it still can be.
  var unrestored: Snapshot? {
    didSet {
      director.firstTree = unrestored == nil ? nil : self
      discard(oldValue)
    }
  }
  /// The nodes made from the saved state before the flow that a guard requires.
  private var counterparts: Replay.Counterparts? { didSet { discard(oldValue) } }
  /// The request that restores the part a guard has postponed.
  private var postponed: NavigationHandle? { didSet { discard(oldValue) } }

  init(_ director: SceneDirector) { self.director = director }

  func didRun() { writer?.write() }

  func didRearrange(_ changes: [Arrangement.Change]) {
    counterparts?.follow(changes)
    director.save()
  }

  func didClose() { writer?.erase() }

  func finishWork() async { await writer?.writing?.value }

  /// Finishes when a saved state has been restored, or as much of it as guards allow.
  func finishRestoring(_ replay: Replay) {
    var known = Set(report.losses)
    report.losses += replay.losses.filter { known.insert($0).inserted }
    report.isPostponed = replay.isPostponed
    counterparts = Replay.Counterparts(replay)
    let active = replay.snapshot.tree.active.flatMap { counterparts?.nodes[$0.id] }
    report.isAtPlace = active.flatMap(director.tree.node) != nil
    for coordinator in replay.live.values { coordinator.orderNodes() }
    for flow in replay.flows {
      guard let coordinator = flow.coordinator, coordinator.isStarted else { continue }
      coordinator.parent?.restored(flow)
    }
    director.emit(.restored(report))
    guard replay.isPostponed else {
      (unrestored, counterparts) = (nil, nil)
      return
    }
    restoreLater(replay.snapshot)
  }

  private func restoreLater(_ snapshot: Snapshot) {
    let request = Request(
      .plain("restore") { [weak self] draft throws(Refusal) in
        // A window that was empty meanwhile has been filled with all that was saved.
        guard self?.unrestored != nil else { return }
        try Replay(snapshot, in: draft.director, after: self?.counterparts).restore(on: &draft)
      }, by: director.root, cause: .restore, callSite: director.startSite)
    let navigation = request.navigation
    postponed = navigation
    director.submit(request)
    Task { [weak self] in
      _ = try? await navigation.settled()
      self?.endRestoring()
    }
  }

  /// Ends the restoration at once if the guard redirected or denied the rest, so that nothing
  /// waits.
  func endRestoringIfDecided() {
    if postponed?.result != nil { endRestoring() }
  }

  /// Ends the restoration with the guards' decision about the rest.
  private func endRestoring() {
    guard let navigation = postponed else { return }
    let elsewhere = navigation.redirectedBy.map { "The guard \($0) redirected." }
    endRestoring(navigation.error?.detail ?? elsewhere ?? "A guard redirected.")
  }

  /// Reports the nodes that have not been restored by now as lost.
  private func endRestoring(_ detail: String) {
    if let snapshot = exchange(&unrestored, with: nil) {
      report.losses += lost(of: snapshot.tree.layers).map { .denied($0.name, detail) }
      report.isPostponed = false
      director.emit(.restored(report))
    }
    counterparts = nil
    director.save()
  }

  /// Ends the restoration because guards have refused the first tree, and something else is shown.
  func giveUp(_ error: NavigationError) { endRestoring(error.detail) }

  /// The saved nodes that have not been restored, without those inside them.
  private func lost(of nodes: [Node]) -> [Node] {
    nodes.flatMap { counterparts?.nodes[$0.id] == nil ? [$0] : lost(of: $0.children) }
  }

  /// Drops a saved state that the root coordinator cannot use; it starts with its own layout.
  func loseRestoration(_ refusal: Refusal) {
    unrestored = nil
    report.losses.append(.unmade(director.root.outlineName, refusal))
    director.emit(.restored(report))
  }
}
