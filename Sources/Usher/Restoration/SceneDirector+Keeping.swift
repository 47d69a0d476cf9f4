extension SceneDirector {
  /// Returns where the user stands now, as far as it can be made again.
  ///
  /// - Returns: The snapshot, which says what it does not hold.
  public func snapshot() -> Snapshot {
    var survey = Survey(self)
    return survey.snapshot()
  }

  /// What a platform is to keep: what was saved before, while a guard puts some of it off.
  package var keptSnapshot: Snapshot { unrestored ?? snapshot() }

  /// Keeps where the user stands in a store, from now on: after every change, in the same turn.
  ///
  /// A process that is killed starts again where it stood, by `start(restoring:)`. What closes the
  /// window empties the store. Failures are events.
  ///
  /// - Parameter store: The store, of this window alone.
  public func autosave(to store: SnapshotStore) {
    keeper?.stop()
    keeper = Keeper(store, of: self)
    save()
  }

  /// Saves to the store that it is kept in, where a coordinator's state has changed and no place has.
  public func save() {
    keeper?.isDirty = true
    if !isBusy { keeper?.flush(self) }
  }
}

extension SceneDirector {
  /// What follows when a saved state has come back, or as much of it as may.
  func conclude(_ revival: Revival) {
    var known = Set(report.losses)
    report.losses += revival.losses.filter { known.insert($0).inserted }
    report.isPostponed = revival.isPostponed
    for flow in revival.flows {
      guard let coordinator = flow.coordinator, coordinator.isStarted else { continue }
      coordinator.parent?.restored(flow)
    }
    emit(.restored(report))
    guard revival.isPostponed else {
      unrestored = nil
      return
    }
    restoreLater(revival.snapshot)
  }

  /// Asks for the rest, which a guard has put off.
  private func restoreLater(_ snapshot: Snapshot) {
    let request = Request(
      SceneTransition(.restore(snapshot)), by: root, cause: .restore, callSite: CallSite())
    let navigation = request.navigation
    submit(request)
    Task { [weak self] in
      _ = try? await navigation.settled()
      self?.endRestoring(snapshot, navigation)
    }
  }

  /// Nothing is put off any more; what has not come back by now is lost, and said to be.
  private func endRestoring(_ snapshot: Snapshot, _ navigation: NavigationHandle) {
    unrestored = nil
    if report.isPostponed {
      let elsewhere = navigation.redirectedBy.map { "The guard \($0) led elsewhere." }
      let detail = navigation.error?.detail ?? elsewhere ?? "A guard led elsewhere."
      report.losses += snapshot.tree.tops(addedTo: tree).map { .denied($0.name, detail) }
      report.isPostponed = false
      emit(.restored(report))
    }
    save()
  }

  /// What was saved is of no use to the root coordinator, which starts as it does at first.
  func loseRestoration(_ obstacle: Obstacle) {
    unrestored = nil
    report.losses.append(.unmade(root.outlineName, obstacle))
    emit(.restored(report))
  }
}
