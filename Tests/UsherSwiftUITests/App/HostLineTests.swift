#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
import Testing
import UsherDI
import UsherSwiftUI

/// The README's line for SwiftUI.
@MainActor struct HostLineTests {
  fileprivate struct HomeApp: App {
    typealias AppAssembly = Theater
  }

  @Test func `One line shows a coordinator of a container in a window group`() async {
    let renderer = Renderer(HomeApp.self)
    await renderer.rest()
    #expect(renderer.user.canTap("Hamlet"), "\(renderer.outline)")
    #expect(renderer.complaints.map { "\($0)" } == [])
  }
}

extension HostLineTests.HomeApp {
  var body: some Scene {
    WindowGroup {
      UsherView { try SceneDirector(HomeCoordinator.self, in: Container(AppAssembly()), host: $0) }
    }
  }
}
#endif
