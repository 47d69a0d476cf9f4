#if DEBUG && canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
import Testing
import Usher
import UsherInspector
import UsherSwiftUI
import UsherTesting

/// The inspector over a window of simulated SwiftUI.
@MainActor struct ViewTests {
  /// Stands still, and writes no log.
  private static var options: SceneDirector.Options {
    var options = SceneDirector.Options(clock: StageClock())
    options.refusals = .off
    return options
  }

  private func makeRenderer(_ home: HomeCoordinator = HomeCoordinator()) async -> Renderer {
    let renderer = Renderer {
      UsherView { SceneDirector(home, host: $0, options: Self.options) }.usherInspector()
    }
    await renderer.rest()
    return renderer
  }

  @Test func `A button opens the inspector over a window, and closes it`() async {
    let renderer = await makeRenderer()
    #expect(renderer.user.tap("Inspector"), "\(renderer.outline)")
    await renderer.rest()
    #expect(renderer.outline.contains("Home › Stalls"), "\(renderer.outline)")
    #expect(renderer.user.tap("Close the inspector"))
    await renderer.rest()
    #expect(!renderer.outline.contains("Home › Stalls"), "\(renderer.outline)")
    #expect(renderer.user.canTap("Inspector"))
    #expect(renderer.complaints.map { "\($0)" } == [])
  }

  @Test func `The inspector over a window follows the app behind it`() async {
    let home = HomeCoordinator()
    let renderer = await makeRenderer(home)
    #expect(renderer.user.tap("Inspector"))
    await renderer.rest()
    home.push(StallsView())
    await renderer.rest()
    #expect(renderer.outline.contains("in front: screen Stalls #4"), "\(renderer.outline)")
  }

  @Test func `A refusal opens with its fixes over a window`() async {
    let home = HomeCoordinator()
    let renderer = await makeRenderer(home)
    home.director?.guards = [Guard("closing time") { _ in .deny("it is late") }]
    home.push(StallsView())
    #expect(renderer.user.tap("Inspector"))
    await renderer.rest()
    #expect(renderer.user.tapTab("Refusals"), "\(renderer.outline)")
    await renderer.rest()
    #expect(renderer.user.tap("0.0 s Home could not push: denied"), "\(renderer.outline)")
    await renderer.rest()
    #expect(renderer.outline.contains("• Satisfy the guard first"), "\(renderer.outline)")
  }
}

extension Renderer {
  /// Passes time and turns of the main actor until nothing waits for either.
  func rest() async {
    for _ in 0..<40 {
      settle()
      for _ in 0..<6 { await Turn.pass() }
    }
  }
}
#endif
