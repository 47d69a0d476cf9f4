import Testing
import Usher
import UsherTesting

/// A moment at which the last reference to an object of the app's is released.
struct ReleaseMoment: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let play: @MainActor @Sendable (ReleaseAct) async throws -> RelicWindow

  init(
    _ name: String, _ play: @escaping @MainActor @Sendable (ReleaseAct) async throws -> RelicWindow
  ) {
    testDescription = name
    self.play = play
  }

  @MainActor static let denied = Guard("nothing new") {
    $0.tree.titles.contains("relic") ? .deny("It is old.") : .allow
  }

  static let ofRequests = [
    ReleaseMoment("a push is refused") { act in
      let window = try RelicWindow(act: act.run)
      window.director?.guards = [denied]
      window.root.push(window.relic())
      return window
    },
    ReleaseMoment("pushes in didStart are refused") { act in
      let window = try RelicWindow(starts: false, act: act.run)
      window.director?.guards = [denied]
      window.root.starts = { [weak window] in
        for _ in 0..<3 { if let window { $0.push(window.relic()) } }
      }
      try window.director?.start()
      return window
    },
    ReleaseMoment("a push before the start is admitted and popped") { act in
      let window = try RelicWindow(starts: false, act: act.run)
      window.root.push(window.relic())
      window.root.push(window.relic())
      try window.director?.start()
      window.root.popToRoot()
      return window
    },
    ReleaseMoment("pushes before the start are never taken") { act in
      let window = try RelicWindow(starts: false, act: act.run)
      window.root.push(window.relic())
      window.root.push(window.relic())
      window.director?.close()
      return window
    },
    ReleaseMoment("a start fails with what its build() asked for") { act in
      let window = try RelicWindow(act: act.run)
      let child = Teller("child") { [weak window] child in
        if let window {
          child.push(window.relic())
          child.startEmbedded(child: Teller("inner", screen: Plain("inner")))
          child.push(window.relic())
        }
        throw Keepless()
      }
      window.root.start(child: child)
      return window
    },
    ReleaseMoment("a request waits for a detour that is cancelled") { act in
      let window = try RelicWindow(act: act.run)
      window.director?.guards = [
        Guard("desk first") {
          $0.tree.titles.contains("relic") ? .detour(through: DeskCoordinator()) : .allow
        }
      ]
      window.root.push(window.relic())
      (window.root.children.last as? DeskCoordinator)?.finish()
      return window
    },
    ReleaseMoment("an owner keeps the answer of a request and forgets it") { act in
      let window = try RelicWindow(act: act.run)
      let asking = Teller("asking", screen: Plain("draft", .confirm))
      window.root.start(child: asking, as: .sheet)
      window.root.present(window.relic(), as: .root)
      asking.attempts = []
      for _ in 0..<4 { await Turn.pass() }
      return window
    },
  ]

  private struct Keepless: Error {}
}

extension ReleaseMoment {
  static let ofScreens = [
    ReleaseMoment("a screen is popped") { act in
      let window = try RelicWindow(act: act.run)
      window.root.push(window.relic())
      window.root.pop()
      return window
    },
    ReleaseMoment("several screens are popped by the user") { act in
      let window = try RelicWindow(act: act.run)
      for _ in 0..<3 { window.root.push(window.relic()) }
      if let first = window.director?.tree.root?.children.dropFirst(2).first {
        window.director?.report(.popped(first.id))
      }
      return window
    },
    ReleaseMoment("a slow host lets go") { act in
      let host = ManualHost()
      let window = try RelicWindow(host: host, act: act.run)
      host.finishAll()
      window.root.push(window.relic())
      host.finishAll()
      window.root.pop()
      host.finishAll()
      return window
    },
    ReleaseMoment("a host never lets go") { act in
      let host = ManualHost()
      let window = try RelicWindow(host: host, act: act.run)
      host.finishAll()
      let child = Teller("child") { [weak window] _ in
        .stack([window?.relic() ?? Plain("gone")] as [any LayoutItem])
      }
      window.root.start(child: child, as: .sheet)
      host.finishAll()
      child.finish()
      child.layout = { _ in .empty }
      for _ in 0..<2 {
        await window.clock.advance(by: .seconds(20))
        for _ in 0..<8 { await Turn.pass() }
      }
      host.finishAll()
      return window
    },
    ReleaseMoment("an alert is answered") { act in
      let window = try RelicWindow(act: act.run)
      ask(window)
      if let alert = window.director?.tree.modals.last {
        window.director?.report(.answered(alert.id, button: 0, text: nil))
      }
      return window
    },
    ReleaseMoment("an alert is dismissed") { act in
      let window = try RelicWindow(act: act.run)
      ask(window)
      window.root.dismiss()
      return window
    },
    ReleaseMoment("a flow ends that owns one") { act in
      let window = try RelicWindow(act: act.run)
      let relic = window.relic()
      let child = Teller("child", screen: Plain("child"))
      child.starts = { [relic] in $0.push(relic) }
      window.root.start(child: child)
      child.starts = { _ in }
      child.finish()
      return window
    },
    ReleaseMoment("the window closes") { act in
      let window = try RelicWindow(act: act.run)
      for _ in 0..<3 { window.root.push(window.relic()) }
      window.director?.close()
      return window
    },
    ReleaseMoment("the director is dropped") { act in
      let window = try RelicWindow(act: act.run)
      window.root.push(window.relic())
      window.drop()
      for _ in 0..<4 { await Turn.pass() }
      return window
    },
  ]

  @MainActor private static func ask(_ window: RelicWindow) {
    let relic = window.relic()
    window.root.present(SceneAlert("Sure?")) { [relic] _ in _ = relic.title }
  }
}
