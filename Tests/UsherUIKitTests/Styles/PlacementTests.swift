#if canImport(UIKit)
import Testing
import Usher
import UIKit
import UsherUIKit

/// Koordinator's presenters: the place of a start decides how UIKit shows the flow.
@MainActor struct PlacementTests {
  @Test func `An empty window gets its root`() async throws {
    let rig = try await Rig({ _ in .empty })
    rig.root.start(child: Teller("Child", stack: "a"))
    await rig.settle()
    #expect(rig.titles == ["a"])
    rig.expectOrder("stack Teller\n  Page")
  }

  @Test func `A stack gets a screen pushed, and a stack presented`() async throws {
    let rig = try await Rig(stack: "a")
    rig.root.start(child: Teller("Plain") { _ in .screen(Page("b")) })
    rig.root.start(child: Teller("Deep", stack: "c"))
    await rig.settle()
    let root = try #require(rig.window.rootViewController as? UINavigationController)
    #expect(root.viewControllers.map(\.title) == ["a", "b"])
    #expect(rig.titles == ["c"])
    #expect(rig.host.shown == rig.director.tree)
  }

  @Test func `Tabs get one more`() async throws {
    let rig = try await Rig({ _ in .tabs(Page("a"), Page("b")) })
    rig.root.start(child: Teller("Plain") { _ in .screen(Page("c")) })
    await rig.settle()
    #expect(rig.tabs?.viewControllers?.map(\.title) == ["a", "b", "c"])
    #expect(rig.host.shown == rig.director.tree)
  }

  @Test func `A screen presents`() async throws {
    let rig = try await Rig({ _ in .screen(Page("a")) })
    rig.root.start(child: Teller("Plain") { _ in .screen(Page("b")) })
    await rig.settle()
    #expect(rig.window.rootViewController?.title == "a" && rig.chain.map(\.title) == ["b"])
    #expect(rig.host.shown == rig.director.tree)
  }
}
#endif
