extension SceneDirector {
  /// Returns the user's current place, as far as it can be restored.
  ///
  /// - Returns: The snapshot, which lists what it does not contain.
  public func snapshot() -> Snapshot {
    var builder = SnapshotBuilder(self)
    return builder.snapshot()
  }

  /// What a platform is to keep: what was saved before, while a guard puts some of it off.
  package var keptSnapshot: Snapshot { unrestored ?? snapshot() }

  /// Saves the user's place to a store from now on, after every change and in the same turn.
  ///
  /// After the process was killed, `start(restoring:)` restores the place. Closing the window
  /// empties the store. Failures are events.
  ///
  /// Each window needs its own store.
  public func autosave(to store: SnapshotStore) {
    let feature = feature(RestorationFeature.self)
    feature.autosave?.stop()
    feature.autosave = Autosave(store, of: self)
    save()
  }

  /// Saves to the store of `autosave(to:)`; call it if only a coordinator's state has changed.
  public func save() {
    let autosave = existingFeature(RestorationFeature.self)?.autosave
    autosave?.isDirty = true
    if !isBusy { autosave?.flush(self) }
  }
}
