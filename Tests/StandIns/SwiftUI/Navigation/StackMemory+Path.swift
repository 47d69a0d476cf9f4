extension StackMemory {
  /// Updates the screens to a path.
  func take(_ new: [AnyHashable]) {
    if let written, written != new, path != nil {
      self.written = nil
      renderer.complain(.pathWrittenTwice)
      if renderer.behaves(.losesSecondPathWrite) { lost = new }
    }
    written = nil
    if let lost {
      if lost == new { return }
      self.lost = nil
    }
    guard motion == nil else { return takeLater(new) }
    guard !new.isEmpty || entries.isEmpty || !isHeldBySearch else { return lose(new, "searched") }
    change(to: new)
  }

  private func lose(_ new: [AnyHashable], _ reason: String) {
    lost = new
    renderer.lose("a change of a path to \(new.count) screens while the stack \(reason)")
  }

  private func takeLater(_ new: [AnyHashable]) {
    guard new != entries.compactMap(\.value) else { return }
    guard renderer.behaves(.dropsPathChanges), renderer.chance.isOne(of: 3) else {
      motion?.isFollowed = true
      return
    }
    lose(new, "moved")
  }

  /// Records the path that the stack wrote itself.
  func noteWrite() { written = path == nil ? nil : values }

  /// Rebuilds the screens if a new binding arrives while they move.
  func rebuildIfBindingIsNew(_ new: PathAccess?) {
    guard renderer.behaves(.rebuildsWithBinding), motion != nil, let path, let new else { return }
    guard !path.location.isSame(as: new.location) else { return }
    for entry in entries where !entry.isForeign { entry.remake() }
  }
}
