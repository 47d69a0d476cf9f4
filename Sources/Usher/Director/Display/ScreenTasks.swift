/// The tasks that are bound to screens, until these leave.
@MainActor final class ScreenTasks {
  private var bound: [ObjectIdentifier: Bound] = [:]
  /// The screens that were not in the tree when a task was bound to them.
  private var awaited: [ObjectIdentifier] = []
  private unowned let liveScreens: LiveScreens

  private struct Bound {
    let screen: any Screen
    let tasks = FlowTasks()
  }

  init(_ liveScreens: LiveScreens) { self.liveScreens = liveScreens }

  func add(
    for screen: any Screen, _ make: (@escaping @MainActor () -> Void) -> Task<Void, Never>
  ) -> Task<Void, Never> {
    let known = bound[ObjectIdentifier(screen)] ?? Bound(screen: screen)
    bound[ObjectIdentifier(screen)] = known
    if liveScreens.node(of: screen) == nil { awaited.append(ObjectIdentifier(screen)) }
    return known.tasks.add(make)
  }

  private func end(_ screen: any Screen) {
    guard !bound.isEmpty else { return }
    bound.removeValue(forKey: ObjectIdentifier(screen))?.tasks.cancelAll()
  }

  /// Cancels the tasks of screens that never entered the tree, once no request can add them.
  func endThoseThatNeverCame() {
    for id in exchange(&awaited, with: []) {
      if let screen = bound[id]?.screen, liveScreens.node(of: screen) == nil { end(screen) }
    }
  }

  /// Notifies the screens that have left the tree, topmost first, and cancels their tasks.
  func leave(_ screens: [any Screen]) {
    for screen in screens where liveScreens.node(of: screen) == nil {
      end(screen)
      (screen as? any ScreenLifecycle)?.screenDidLeave()
    }
  }
}
