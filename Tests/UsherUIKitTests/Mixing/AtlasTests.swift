#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
import Testing
@_spi(Test) import UIKit
import UsherSwiftUI
import UsherTesting
import UsherUIKit

/// One coordinator of views and view controllers in both hosts.
@MainActor struct AtlasTests {
  @Test func `A coordinator leads views and view controllers to equal trees in both hosts`()
    async throws
  {
    let simulation = UIKitSimulation()
    let window = simulation.run { UIWindow(frame: .zero) }
    let kit = try simulation.run {
      try TestStage(root: AtlasCoordinator(), host: UIKitHost(window: window))
    }
    let host = SwiftUIHost()
    let views = try TestStage(root: AtlasCoordinator(), host: host)
    let renderer = Renderer { UsherView { _ in views.director } }
    let acts: [@MainActor (AtlasCoordinator) -> Void] = [
      { $0.open("Lisbon") }, { $0.share("Lisbon") }, { $0.dismiss() }, { $0.pop() },
    ]
    for act in acts {
      for stage in [kit, views] { act(try stage.coordinator()) }
      simulation.settle()
      renderer.settle()
      await kit.settle()
      await views.settle()
      #expect(views.outline == kit.outline)
    }
    #expect(views.outline == "stack Atlas\n  Atlas")
  }
}
#endif
