import Observation

extension TerminalHost {
  /// Draws at the end of this turn of the main actor, however often it is asked in it.
  func drawSoon() {
    guard phase == .running, !isDrawingSoon else { return }
    isDrawingSoon = true
    Task { [weak self] in
      self?.isDrawingSoon = false
      self?.draw()
    }
  }

  func draw() {
    guard phase == .running else { return }
    screenDriver?.draw()
    lineDriver?.noteChange()
    reportAppearances()
  }
}

extension TerminalHost {
  /// Returns what there is to draw; a change of what it was made from draws again.
  func observedScene() -> Scene {
    guard !isTracked else { return scene() }
    isTracked = true
    return withObservationTracking {
      scene()
    } onChange: { [weak self] in
      Task { @MainActor in self?.redraw() }
    }
  }

  /// Draws again, since the app has run and may have changed anything.
  func redraw() {
    isTracked = false
    drawSoon()
  }

  /// Tells the director what is in sight now, and what is not any more.
  private func reportAppearances() {
    let now = shown.visible.map(\.id)
    let (gone, come) = (visible.filter { !now.contains($0) }, now.filter { !visible.contains($0) })
    visible = now
    for id in gone { director?.report(.disappeared(id)) }
    for id in come { director?.report(.appeared(id)) }
  }
}
