#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
import Testing
@_spi(Test) import UIKit
import UsherSwiftUI
import UsherTesting
import UsherUIKit

/// A window of SwiftUI's with a director's tree in it.
@MainActor final class ViewRig {
  let renderer: Renderer
  let root: Teller
  private let windows = Windows()

  init(
    behaviors: Set<Renderer.Behavior> = [], traits: UITraitCollection = .phone,
    _ layout: @escaping @MainActor (Teller) throws -> SceneLayout
  ) async throws {
    let root = Teller("Root", layout)
    self.root = root
    renderer = Renderer(behaviors: behaviors, traits: traits) { [windows] in
      UsherView { host in try windows.open(root, host) }
    }
    await settle()
    try #require(!windows.stages.isEmpty, "no director was made: \(renderer.outline)")
  }

  private var stage: TestStage { windows.stages[0] }
  var director: SceneDirector { stage.director }
  var user: Renderer.User { renderer.user }

  /// Waits for rest: turns of the main actor, and time on the device.
  func settle() async {
    for _ in 0..<40 {
      renderer.settle()
      for stage in windows.stages { await stage.idle() }
      for _ in 0..<6 { await Turn.pass() }
    }
  }

  /// Expects that the display shows the tree, nothing went wrong, and only the test retains
  /// objects.
  func expectOrder(
    _ outline: String, holding held: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(director.tree.outline == outline, sourceLocation: sourceLocation)
    #expect(director.host.shown == director.tree, sourceLocation: sourceLocation)
    #expect(renderer.complaints.map(\.description) == [], sourceLocation: sourceLocation)
    #expect(renderer.simulation.messages == [], sourceLocation: sourceLocation)
    #expect(director.outlived.count <= held, sourceLocation: sourceLocation)
  }
}

extension ViewRig {
  @MainActor fileprivate final class Windows {
    var stages: [TestStage] = []

    func open(_ root: Teller, _ host: SwiftUIHost) throws -> SceneDirector {
      let stage = try TestStage(root: root, host: host)
      stages.append(stage)
      return stage.director
    }
  }
}
#endif
