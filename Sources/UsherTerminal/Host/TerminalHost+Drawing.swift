#if os(macOS) || os(Linux)
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

  /// Draws now.
  package func draw() {
    guard phase == .running else { return }
    askAgainAfterKeys()
    screenDriver?.draw()
    lineDriver?.noteChange()
    reportAppearances()
  }
}

extension TerminalHost {
  /// Returns what there is to draw: what the screens said last, unless that may have changed.
  ///
  /// A change of what it was made from draws again.
  func scene() -> RenderedScene {
    if let known, !known.watch.hasChanged { return known.scene }
    let watch = ChangeWatch()
    let count = redrawCount
    let scene = withObservationTracking {
      makeScene()
    } onChange: { [weak self] in
      watch.noteChange()
      Task { @MainActor in self?.redraw(after: watch) }
    }
    // A screen that is asked for its lines may navigate, or close the window.
    guard phase == .running, count == redrawCount else { return scene }
    known = CachedScene(scene: scene, watch: watch)
    layouts = Layouts()
    return scene
  }

  /// Asks the screens again, even if nothing seems to have changed.
  func freshScene() -> RenderedScene {
    known = nil
    return scene()
  }

  /// Draws again, since the app has run and may have changed anything.
  func redraw() {
    known = nil
    redrawCount &+= 1
    drawSoon()
  }

  private func redraw(after watch: ChangeWatch) {
    if known?.watch === watch { known = nil }
    drawSoon()
  }

  /// Draws what keys have changed, once for all that come in this turn.
  func drawAfterKeys() {
    hasHeardKeys = true
    drawSoon()
  }

  /// Asks a screen again that is not observable, and may have changed while keys came.
  ///
  /// A long one is not asked for all of its lines at every key, only when the app has run.
  private func askAgainAfterKeys() {
    if hasHeardKeys, known?.scene.mustBeAskedAgain ?? false { known = nil }
    hasHeardKeys = false
  }

  /// Reports the screens that have come into sight and gone out of it.
  private func reportAppearances() {
    let now = shown.visible.map(\.id)
    let (gone, come) = (visible.filter { !now.contains($0) }, now.filter { !visible.contains($0) })
    visible = now
    for id in gone { director?.report(.disappeared(id)) }
    for id in come { director?.report(.appeared(id)) }
  }
}
#endif
