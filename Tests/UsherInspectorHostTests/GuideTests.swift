#if canImport(StandInSwiftUI)
import SwiftUI
import Testing
import UIKit
import UsherDI
import UsherInspector
import UsherSwiftUI
import UsherUIKit

/// The code of the guide, word for word; in builds without the inspector as well.
@MainActor struct GuideTests {
  @Test func `A window of UIKit is made with an inspector in every build`() {
    let window = UIWindow(frame: .zero)
    let host = UIKitHost(window: window, inspector: true)
    #expect(host.shown.isEmpty)
  }
}

struct StallsView: ScreenView {
  var body: some View { Text("Row A") }
}

final class HomeCoordinator: Coordinator {
  override func build() -> SceneLayout { .stack(StallsView()) }
}

struct InspectedApp: App {
  private let container = Result { try Container() }

  var body: some Scene {
    WindowGroup { InspectedWindow(container: container) }
  }
}

private struct InspectedWindow: View {
  let made: Result<Container, any Error>

  init(container: Result<Container, any Error>) { made = container }

  var body: some View {
    if case .success(let container) = made {
      UsherView { try SceneDirector(HomeCoordinator.self, in: container, host: $0) }
        .usherInspector()
    }
  }
}
#endif
