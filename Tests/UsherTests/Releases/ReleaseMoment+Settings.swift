import Usher
import UsherTesting

extension ReleaseMoment {
  static let ofSettings = [
    ReleaseMoment("an observer ends") { act in
      let window = try RelicWindow(act: act.run)
      observe(window)?.cancel()
      return window
    },
    ReleaseMoment("an observer ends itself while it is notified") { act in
      let window = try RelicWindow(act: act.run)
      observeOnce(window)
      window.root.push(Plain("c"))
      return window
    },
    ReleaseMoment("guards are replaced") { act in
      let window = try RelicWindow(act: act.run)
      setGuard(window)
      window.director?.guards = []
      return window
    },
    ReleaseMoment("a guard is removed in place") { act in
      let window = try RelicWindow(act: act.run)
      setGuard(window)
      window.director?.guards.removeAll()
      return window
    },
    ReleaseMoment("the fallback is replaced") { act in
      let window = try RelicWindow(act: act.run)
      setFallback(window)
      window.director?.fallback = nil
      return window
    },
    ReleaseMoment("a store is replaced") { act in
      let window = try RelicWindow(act: act.run)
      setStore(window)
      await window.director?.saved()
      window.director?.autosave(to: NoStore())
      return window
    },
    ReleaseMoment("a sequence of events overflows") { act in
      let window = try RelicWindow(act: act.run)
      if let events = window.director?.events(keeping: 2) { window.kept.append(events) }
      pushDenied(window)
      for title in ["d", "e", "f"] { window.root.push(Plain(title)) }
      return window
    },
    ReleaseMoment("an event is read from a sequence") { act in
      let window = try RelicWindow(act: act.run)
      guard let events = window.director?.events else { return window }
      pushDenied(window)
      for title in ["d", "e", "f"] { window.root.push(Plain(title)) }
      await readRefusal(events)
      for title in ["g", "h", "i", "j", "k", "l"] { window.root.push(Plain(title)) }
      return window
    },
    ReleaseMoment("the arguments of a command are forgotten") { act in
      let host = ManualHost()
      let window = try RelicWindow(host: host, act: act.run)
      host.finishAll()
      pushWithArgument(window)
      await Turn.pass()
      host.finishAll()
      window.root.popToRoot()
      host.finishAll()
      return window
    },
  ]

  @MainActor private static func observe(_ window: RelicWindow) -> EventObservation? {
    let relic = window.relic()
    return window.director?.observe { [relic] _ in _ = relic.title }
  }

  @MainActor private static func observeOnce(_ window: RelicWindow) {
    let relic = window.relic()
    let holder = Holder()
    holder.observation = window.director?.observe { [relic, unowned holder] _ in
      _ = relic.title
      holder.observation?.cancel()
    }
    window.kept.append(holder)
  }

  @MainActor private final class Holder {
    var observation: EventObservation?
  }

  @MainActor private static func setGuard(_ window: RelicWindow) {
    let relic = window.relic()
    window.director?.guards = [
      Guard("keeper") { [relic] _ in relic.title == nil ? .allow : .allow }
    ]
  }

  @MainActor private static func setFallback(_ window: RelicWindow) {
    let relic = window.relic()
    window.director?.fallback = { [relic] _ in .push(relic) }
  }

  @MainActor private static func setStore(_ window: RelicWindow) {
    window.director?.autosave(to: NoStore(relic: window.relic()))
  }

  private struct NoStore: SnapshotStore {
    var relic: Relic?

    func read() -> Snapshot? { nil }
    func write(_ snapshot: Snapshot) async {}
    func erase() {}
  }

  /// Refuses a push with an error that only events keep.
  @MainActor static func pushDenied(_ window: RelicWindow) {
    window.director?.guards = [deniedWithKeepsake(window)]
    window.root.push(Plain("c"))
    window.director?.guards = []
  }

  /// Reads until a refusal has been read.
  @MainActor static func readRefusal(_ events: SceneDirector.Events) async {
    for await event in events {
      if case .refused = event { return }
    }
  }

  @MainActor private static func deniedWithKeepsake(_ window: RelicWindow) -> Guard {
    let relic = window.relic()
    return Guard("keeper") { [relic] _ in throw Keepsake(relic: relic) }
  }

  @MainActor private static func pushWithArgument(_ window: RelicWindow) {
    let source = ScreenSource(signature: AnyHashable(Keepsake(relic: window.relic()))) { _ in
      Plain("made")
    }
    window.root.perform(.show(source, as: .push))
  }
}
