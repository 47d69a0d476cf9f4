#if canImport(StandInSwiftUI)
import Observation
@_spi(Test) import SwiftUI
import Testing
import Usher
import UsherSwiftUI
import UsherTesting

/// A body is a list of views: of none, which modifiers pass by, or of several, which a container lays out.
@MainActor struct ListsOfViewsTests {
  @Test func `Views of a screen are stacked vertically in any container`() async {
    let guide = Guide { .screen(PairView()) }
    let renderer = Renderer { UsherView { SceneDirector(guide, host: $0) } }
    await renderer.rest()
    #expect(renderer.window.overlaps == [])
    guide.start(child: Guide { .stack(PairView()) }, as: .sheet)
    await renderer.rest()
    guide.start(child: Guide { .tabs(SceneLayout.stack(PairView()), PairView()) }, as: .cover)
    await renderer.rest()
    #expect(renderer.shows("Upper") && renderer.window.overlaps == [])
  }

  @Test(arguments: Ways.all)
  func `A screen without views at first is pushed, and appears`(ways: Ways) async throws {
    let (loading, clock) = (Loading(), StageClock())
    let guide = Guide { .stack(PlaceView("Home")) }
    let behaviors = ways == .best ? [] : Renderer.Behavior.all
    let renderer = Renderer(behaviors: behaviors) {
      UsherView { SceneDirector(guide, host: $0, options: SceneDirector.Options(clock: clock)) }
    }
    await renderer.rest()
    var appeared: [String] = []
    guide.director?.observe { if case .appeared(_, let name) = $0 { appeared.append(name) } }
    let navigation = guide.push(LoadingView(loading: loading))
    for _ in 0..<10 {
      await renderer.rest()
      await clock.advance(by: .seconds(3))
    }
    #expect(guide.tree == "stack Guide\n  Place\n  Loading")
    try await navigation.settled()
    #expect(renderer.complaints.map(\.description) == [])
    loading.isDone = true
    await renderer.rest()
    #expect(renderer.shows("Loaded") && appeared == ["Loading"])
    guide.present(LoadingView(loading: Loading()))
    await renderer.rest()
    #expect(guide.tree.hasSuffix("▲ sheet Loading") && renderer.window.elements.count == 2)
  }
}

@Observable @MainActor private final class Loading { var isDone = false }

private struct PairView: ScreenView {
  var body: some View {
    Text(verbatim: "Upper")
    Text(verbatim: "Lower")
  }
}

private struct LoadingView: ScreenView {
  let loading: Loading
  var body: some View { if loading.isDone { Text(verbatim: "Loaded") } }
}
#endif
