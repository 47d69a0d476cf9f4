#if os(macOS) || os(Linux)
import Observation

extension TerminalHost {
  /// Draws once at the end of this turn of the main actor, however often it is called.
  func drawSoon() {
    guard phase == .running, !isDrawingSoon else { return }
    isDrawingSoon = true
    Task { [weak self] in
      self?.isDrawingSoon = false
      self?.draw()
    }
  }

  package func draw() {
    guard phase == .running else { return }
    askAgainAfterKeys()
    (below ?? self).drawFront()
    reportAppearances()
  }

  private func drawFront() {
    screenDriver?.draw()
    lineDriver?.recordChange()
  }

  /// Returns the screens' latest contents, and reads them again if they may have changed.
  ///
  /// A change of an observed value draws again.
  func scene() -> RenderedScene {
    if let known, !known.watch.hasChanged { return known.scene }
    let watch = ChangeWatch()
    let count = redrawCount
    let scene = withObservationTracking {
      makeScene()
    } onChange: { [weak self] in
      watch.invalidate()
      Task { @MainActor in self?.redraw(after: watch) }
    }
    // Reading a screen's lines may navigate, or close the window.
    guard phase == .running, count == redrawCount else { return scene }
    known = CachedScene(scene: scene, watch: watch)
    layouts = Renderer.Layouts()
    return scene
  }

  /// Reads the screens again, even if nothing seems to have changed.
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

  /// Draws once for all keys of this turn.
  func drawAfterKeys() {
    hasHeardKeys = true
    drawSoon()
  }

  /// Reads screens again that are not observable and may have changed while keys came.
  ///
  /// A long screen is read again only after code of the app has run, not at every key.
  private func askAgainAfterKeys() {
    if hasHeardKeys, known?.scene.mustBeAskedAgain ?? false { known = nil }
    hasHeardKeys = false
  }

  /// A column or a page that has no room has not appeared.
  private func reportAppearances() {
    let drawn = drawn
    let now = shown.visible.map(\.id).filter { drawn?.contains($0) ?? true }
    let (gone, come) = (visible.filter { !now.contains($0) }, now.filter { !visible.contains($0) })
    visible = now
    // Code that is notified of one may draw the next frame, which reports the others.
    for id in gone where !visible.contains(id) { director?.report(.disappeared(id)) }
    for id in come where visible.contains(id) { director?.report(.appeared(id)) }
  }
}
#endif
