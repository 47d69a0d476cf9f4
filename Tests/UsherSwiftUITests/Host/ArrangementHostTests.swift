import Foundation
import Testing
import Usher
import UsherSwiftUI
import UsherTesting

/// Adaptive layouts in a window whose size SwiftUI reports.
@MainActor struct ArrangementHostTests {
  private func rig() async throws -> Rig {
    let (a, b) = (Page("a"), Page("b"))
    return try await Rig { _ in
      .adaptive(
        compact: .tabs(SceneLayout.stack(a), SceneLayout.stack(b)),
        regular: .split(SceneLayout.stack(b), SceneLayout.stack(a)))
    }
  }

  private func resize(_ rig: Rig, to width: Double) async {
    rig.host.window.size = CGSize(width: width, height: 800)
    await rig.settle()
  }

  @Test func `A window that SwiftUI makes wide shows the same screens in columns`() async throws {
    let rig = try await rig()
    let tree = rig.director.tree
    for _ in 0..<3 {
      await resize(rig, to: 1_000)
      #expect(rig.director.tree.root?.kind == .split && rig.host.shown == rig.director.tree)
      #expect(rig.director.tree.active?.id == tree.active?.id)
      await resize(rig, to: 400)
      #expect(rig.director.tree == tree && rig.host.shown == tree)
    }
  }

  @Test func `Pushed and presented screens stay when SwiftUI changes the size`() async throws {
    let rig = try await rig()
    rig.root.push(Page("c"), as: .detail)
    await rig.settle()
    rig.root.present(Page("sheet"))
    await rig.settle()
    let tree = rig.director.tree
    await resize(rig, to: 1_000)
    #expect(rig.director.tree.modals.map(\.id) == tree.modals.map(\.id))
    #expect(rig.host.shown == rig.director.tree)
    await resize(rig, to: 400)
    #expect(rig.director.tree == tree && rig.host.shown == tree)
    #expect(rig.facts.allSatisfy { if case .resized = $0 { true } else { false } })
  }
}
