#if canImport(UIKit)
import Testing
import Usher
import UIKit
import UsherUIKit

/// Director's `debug:`, and its additions.
@MainActor struct DebugTests {
  @Test func `A director that is made with debug writes its events to the log`() {
    let window = makeDevice().makeWindow()
    #expect(SceneDirector(LobbySceneCoordinator(), window: window, debug: true).isLogging)
    #expect(!SceneDirector(LobbySceneCoordinator(), window: window, debug: false).isLogging)
    #expect(!SceneDirector(LobbySceneCoordinator(), window: window).isLogging)
  }

  @Test func `A log names the starts and ends of coordinators, and values if it is asked to`() {
    let device = makeDevice()
    let director = SceneDirector(LobbySceneCoordinator(), window: device.makeWindow())
    var (lines, values): ([String], [String]) = ([], [])
    director.log(to: { lines.append($0) })
    director.log(showingValues: true, to: { values.append($0) })
    device.run { _ = director.start() }
    #expect(lines.contains { $0.contains("started Lobby") } && lines.count == values.count)
    director.close()
    #expect(lines.contains { $0.contains("finished Lobby") })
  }
}
#endif
