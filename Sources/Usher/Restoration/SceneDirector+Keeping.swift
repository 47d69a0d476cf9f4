extension SceneDirector {
  /// Returns where the user stands now, as far as it can be made again.
  ///
  /// - Returns: The snapshot, which says what it does not hold.
  public func snapshot() -> Snapshot {
    var builder = SnapshotBuilder(self)
    return builder.snapshot()
  }

  /// What a platform is to keep: what was saved before, while a guard puts some of it off.
  package var keptSnapshot: Snapshot { unrestored ?? snapshot() }

  /// Keeps where the user stands in a store, from now on: after every change, in the same turn.
  ///
  /// A process that is killed starts again where it stood, by `start(restoring:)`. What closes the
  /// window empties the store. Failures are events.
  ///
  /// The store belongs to this window alone.
  public func autosave(to store: SnapshotStore) {
    let feature = feature(RestorationFeature.self)
    feature.autosave?.stop()
    feature.autosave = Autosave(store, of: self)
    save()
  }

  /// Saves to the store that it is kept in, where a coordinator's state has changed and no place has.
  public func save() {
    let autosave = existingFeature(RestorationFeature.self)?.autosave
    autosave?.isDirty = true
    if !isBusy { autosave?.flush(self) }
  }
}
