#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
import Testing
@_spi(Test) import UIKit
import Usher
import UsherSwiftUI
import UsherTesting

/// Events during other events, with SwiftUI at its best and at its worst.
@MainActor struct InterruptionTests {
  @Test(arguments: Ways.all)
  func `Levels over tabs over stacks come and go in one turn`(ways: Ways) async {
    let lobby = Lobby(ways) {
      .tabs(SceneLayout.stack(PlaceView("Shows")), SceneLayout.stack(PlaceView("Tickets")))
    }
    await lobby.rest()
    lobby.guide.push(PlaceView("Hamlet"))
    lobby.guide.start(child: Guide { .tabs(SceneLayout.stack(PlaceView("Seats"))) }, as: .sheet)
    lobby.guide.start(child: Guide { .stack(PlaceView("Card")) }, as: .cover)
    lobby.guide.present(PlaceView("Help"))
    lobby.guide.present(SceneAlert("Really?"))
    await lobby.rest()
    lobby.expect("alert Really?")
    #expect(lobby.renderer.user.answer("OK"))
    await lobby.rest()
    lobby.expect("This is Help")
    lobby.guide.dismissAll()
    lobby.guide.pop()
    await lobby.rest()
    lobby.expect(
      "This is Shows", "tabs Guide\n  • stack Guide\n    Place\n  stack Guide\n    Place")
  }

  @Test(arguments: [true, false], [true, false])
  func `A command right after a back swipe is shown, even if SwiftUI misses its path`(
    pushes: Bool, loses: Bool
  ) async throws {
    let guide = Guide { .stack(PlaceView("One"), PlaceView("Two"), PlaceView("Three")) }
    let clock = StageClock()
    let renderer = Renderer(behaviors: loses ? [.losesSecondPathWrite] : []) {
      UsherView { SceneDirector(guide, host: $0, options: SceneDirector.Options(clock: clock)) }
    }
    await renderer.rest()
    try #require(renderer.user.swipeBack()).finish()
    renderer.turn()
    for _ in 0..<6 { await Turn.pass() }
    let handle = pushes ? guide.push(PlaceView("Next")) : guide.pop()
    await renderer.rest()
    #expect(guide.director?.isQuiet == !loses)
    for _ in 0..<2 where guide.director?.isQuiet == false {
      await clock.advance(by: .seconds(1))
      await renderer.rest()
    }
    try await handle.settled()
    #expect(renderer.shows(pushes ? "This is Next" : "This is One"))
    #expect(
      guide.tree == (pushes ? "stack Guide\n  Place\n  Place\n  Place" : "stack Guide\n  Place"))
    #expect(renderer.complaints.map(\.kind) == [.pathWrittenTwice])
  }

  /// At its worst, SwiftUI reports the end of the sheet, which had the alert, a second later.
  @Test(arguments: Ways.all)
  func `An alert that comes when a sheet was swiped away is shown, or goes with it`(
    ways: Ways
  ) async {
    let lobby = Lobby(ways) { .stack(PlaceView("Shows")) }
    await lobby.rest()
    lobby.guide.present(PlaceView("Form"))
    await lobby.rest()
    #expect(lobby.renderer.user.swipeDown())
    lobby.renderer.turn()
    lobby.guide.present(SceneAlert("Kept."))
    await lobby.rest()
    #expect(lobby.renderer.user.answer("OK") == (ways == .best))
    await lobby.rest()
    lobby.expect("This is Shows", "stack Guide\n  Place")
  }

  @Test(arguments: Ways.all)
  func `A push while a split view collapses and expands is shown`(ways: Ways) async {
    let lobby = Lobby(ways, .pad) {
      .split(SceneLayout.stack(PlaceView("List")), SceneLayout.stack(PlaceView("Detail")))
    }
    await lobby.rest()
    lobby.guide.push(PlaceView("Hamlet"))
    lobby.renderer.turn()
    lobby.renderer.user.resize(to: .compact)
    lobby.renderer.turn()
    lobby.guide.push(PlaceView("Ophelia"))
    lobby.renderer.user.resize(to: .regular)
    await lobby.rest()
    lobby.expect("This is Ophelia")
    lobby.renderer.user.resize(to: .compact)
    await lobby.rest()
    lobby.renderer.user.resize(to: .regular)
    await lobby.rest()
    lobby.expect("This is Ophelia")
  }

  @Test(arguments: Ways.all)
  func `A step that the system interrupts ends when the app is back`(ways: Ways) async {
    let lobby = Lobby(ways, .pad) { .stack(PlaceView("Shows")) }
    await lobby.rest()
    lobby.guide.push(PlaceView("Hamlet"))
    lobby.renderer.turn()
    lobby.renderer.user.background()
    lobby.guide.present(PlaceView("Form"))
    await lobby.rest()
    lobby.renderer.user.activate()
    await lobby.rest()
    lobby.expect("This is Form", "stack Guide\n  Place\n  Place\n  ▲ sheet Place")
  }

  @Test(arguments: Ways.all, [true, false])
  func `A swipe back that is held while the program pops is one pop`(
    ways: Ways, isCancelled: Bool
  ) async throws {
    let lobby = Lobby(ways) {
      .stack(PlaceView("Shows"), PlaceView("Hamlet"), PlaceView("Seats"))
    }
    await lobby.rest()
    let swipe = try #require(lobby.renderer.user.swipeBack())
    lobby.guide.pop()
    await lobby.rest()
    if isCancelled { swipe.cancel() } else { swipe.finish() }
    await lobby.rest()
    lobby.expect("This is Hamlet", "stack Guide\n  Place\n  Place")
  }

  @Test func `A back swipe notifies no screen before it completes`() async throws {
    let guide = Guide { .stack(PlaceView("Shows"), PlaceView("Hamlet")) }
    var told: [String] = []
    let renderer = Renderer {
      UsherView { host in
        let director = SceneDirector(guide, host: host)
        director.observe { if case .fact(let fact) = $0, fact.isOfSight { told.append("\(fact)") } }
        return director
      }
    }
    await renderer.rest()
    told = []
    let cancelled = try #require(renderer.user.swipeBack())
    await renderer.rest()
    cancelled.cancel()
    await renderer.rest()
    #expect(told == [])
    let finished = try #require(renderer.user.swipeBack())
    await renderer.rest()
    #expect(told == [])
    finished.finish()
    await renderer.rest()
    #expect(told.count == 2 && guide.tree == "stack Guide\n  Place")
  }

  /// Nothing is rendered while the clock runs, so SwiftUI has read nothing of a repeated path by
  /// then.
  @Test func `A pop that SwiftUI has lost is repeated once SwiftUI has read what was there before`()
    async throws
  {
    var losses = 0
    for seed in 1...12 {
      let clock = StageClock()
      let guide = Guide { .stack(PlaceView("Shows"), PlaceView("Hamlet")) }
      let renderer = Renderer(behaviors: [.dropsPathChanges], seed: UInt64(seed)) {
        UsherView { SceneDirector(guide, host: $0, options: SceneDirector.Options(clock: clock)) }
      }
      await renderer.rest()
      let swipe = try #require(renderer.user.swipeBack())
      guide.pop()
      swipe.cancel()
      await renderer.rest()
      losses += renderer.losses.count
      for _ in 0..<4 {
        await clock.advance(by: .seconds(1))
        await renderer.rest()
      }
      #expect(renderer.shows("This is Shows"), "seed \(seed): \(renderer.outline)")
      #expect(guide.tree == "stack Guide\n  Place")
    }
    #expect(losses > 0)
  }

  @Test(arguments: Ways.all)
  func `A window that closes in the middle of a step is released`(ways: Ways) async {
    var lobby: Lobby? = Lobby(ways) { .stack(PlaceView("Shows")) }
    await lobby?.rest()
    lobby?.guide.push(PlaceView("Hamlet"))
    lobby?.guide.present(PlaceView("Form"))
    lobby?.renderer.turn()
    weak let guide = lobby?.guide
    let renderer = lobby?.renderer
    lobby = nil
    renderer?.window.close()
    await renderer?.rest()
    #expect(guide == nil)
  }

  @Test(arguments: Ways.all)
  func `A sheet that comes while the view shows its own waits for the end of that`(ways: Ways)
    async
  {
    let lobby = Lobby(ways) { .stack(PickerView()) }
    await lobby.rest()
    #expect(lobby.renderer.user.tap("Pick"))
    await lobby.rest()
    lobby.guide.present(PlaceView("Form"))
    await lobby.rest()
    #expect(lobby.renderer.user.swipeDown())
    await lobby.rest()
    #expect(lobby.renderer.shows("This is Form"), "\(lobby.renderer.outline)\n\(lobby.guide.tree)")
  }
}

extension Fact {
  fileprivate var isOfSight: Bool {
    switch self {
    case .appeared, .disappeared: true
    default: false
    }
  }
}

/// The behavior of SwiftUI.
enum Ways: String, CaseIterable, Sendable {
  case best, worst
  static let all = allCases
}

/// A window with a guide in it.
@MainActor private final class Lobby {
  let guide: Guide
  let renderer: Renderer

  init(
    _ ways: Ways, _ traits: UITraitCollection = .phone,
    _ layout: @escaping @MainActor () -> SceneLayout
  ) {
    let guide = Guide(layout)
    self.guide = guide
    renderer = Renderer(
      behaviors: ways == .best ? [] : Renderer.Behavior.all, traits: traits
    ) { [weak guide] in
      UsherView { host in SceneDirector(guide ?? Guide { .stack() }, host: host) }
    }
  }

  func rest() async { await renderer.rest() }

  /// Something is in front, the tree is so, and SwiftUI has not complained.
  func expect(
    _ line: String, _ outline: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let isShown = renderer.outline.split(separator: "\n").contains { $0.hasSuffix(line) }
    #expect(isShown, "\(renderer.outline)", sourceLocation: sourceLocation)
    if let outline { #expect(guide.tree == outline, sourceLocation: sourceLocation) }
    #expect(renderer.complaints.map(\.description) == [], sourceLocation: sourceLocation)
  }
}

/// A view with a sheet of its own.
private struct PickerView: ScreenView {
  @State private var isPicking = false

  var body: some View {
    Button("Pick") { isPicking = true }
      .sheet(isPresented: $isPicking) { Text(verbatim: "Choices") }
  }
}
#endif
