public import Foundation

extension Renderer.User {
  /// Gives the window another part of the screen, or turns the device.
  public func resize(to sizeClass: UserInterfaceSizeClass) {
    window.change { $0.horizontalSizeClass = sizeClass }
  }

  /// Makes the window wider or narrower within its size class.
  public func resize(width: CGFloat) { window.change { $0[WidthKey.self] = width } }

  /// Sends the app to the background.
  public func background() {
    guard window.phase == .active else { return }
    window.enter(.inactive)
    if renderer.behaves(.flickersInBackground) { window.flicker() }
    window.enter(.background)
  }

  /// Brings the app back.
  public func activate() {
    guard window.phase != .active else { return }
    window.enter(.inactive)
    window.enter(.active)
    window.schedule()
  }

  /// Shows or hides a system overlay over the app.
  public func interrupt(_ isInterrupted: Bool = true) {
    window.enter(isInterrupted ? .inactive : .active)
    window.schedule()
  }
}

extension Renderer.Window {
  /// Changes the phase; changes in the background are rendered on return.
  func enter(_ phase: ScenePhase) {
    let isLeaving = self.phase == .active
    if isLeaving { change { $0.scenePhase = phase } }
    self.phase = phase
    if !isLeaving { change { $0.scenePhase = phase } }
  }

  /// Simulates the system's snapshots of the app in other sizes.
  func flicker() {
    let size = values.horizontalSizeClass
    guard renderer.supportsWindows else { return }
    change { $0.horizontalSizeClass = size == .regular ? .compact : .regular }
    change { $0.horizontalSizeClass = size }
    for split in nodes.compactMap({ $0.memory as? SplitMemory }) {
      if let visibility = split.visibility { renderer.run { visibility.wrappedValue = .all } }
    }
  }
}
