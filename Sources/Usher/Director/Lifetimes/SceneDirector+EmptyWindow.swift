/// A flow that stood in the whole window may end and leave it empty.
extension SceneDirector {
  /// Shows the root coordinator's layout in a window that has been left empty, unless something else
  /// is shown before all has come to rest: by the task that awaited the flow's result, say.
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
    let later = SceneTransition(FirstTreeOperation.buildLater)
    submit(Request(later, by: root, cause: .program, callSite: CallSite()).filling(.layout))
  }
}
