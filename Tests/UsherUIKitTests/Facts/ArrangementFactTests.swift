#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// Adaptive layouts in a window that is resized.
@MainActor struct ArrangementFactTests {
  private func rig(_ traits: UITraitCollection = .phone) async throws -> Rig {
    let (a, b) = (Page("a"), Page("b"))
    return try await Rig(
      { _ in
        .adaptive(
          compact: .tabs(SceneLayout.stack(a), SceneLayout.stack(b)),
          regular: .split(SceneLayout.stack(b), SceneLayout.stack(a)))
      }, traits: traits, preparing: { $0.frame.size.width = traits == .pad ? 1_024 : 393 })
  }

  private let narrow = "tabs Teller\n  • stack Teller\n    Page\n  stack Teller\n    Page"
  private let wide = "split Teller\n  stack Teller\n    Page\n  • stack Teller\n    Page"

  @Test func `A window that is resized shows the same view controllers in columns`() async throws {
    let rig = try await rig(.narrowPad)
    rig.expectOrder(narrow)
    let (tree, page) = (rig.director.tree, rig.director.tree.active?.id)
    let controller = page.flatMap(rig.director.screen)
    for _ in 0..<3 {
      rig.user.resize(to: .pad)
      await rig.settle()
      rig.expectOrder(wide)
      #expect(rig.director.tree.active?.id == page)
      rig.user.resize(to: .narrowPad)
      await rig.settle()
      rig.expectOrder(narrow)
      #expect(rig.director.tree == tree)
    }
    #expect(page.flatMap(rig.director.screen) === controller)
    #expect(rig.takeFacts().allSatisfy { $0.node == nil })
  }

  @Test func `A window that is wide when it opens begins wide`() async throws {
    let rig = try await rig(.pad)
    #expect(rig.director.width == .regular)
    rig.expectOrder("split Teller\n  • stack Teller\n    Page\n  stack Teller\n    Page")
  }

  @Test func `A phone that unfolds shows columns side by side`() async throws {
    let rig = try await rig()
    for _ in 0..<3 {
      rig.user.resize(to: .unfoldedPhone)
      await rig.settle()
      rig.expectOrder(wide)
      let split = try #require(rig.window.rootViewController as? UISplitViewController)
      #expect(!split.isCollapsed && split.traitCollection.horizontalSizeClass == .regular)
      rig.user.resize(to: .phone)
      await rig.settle()
      rig.expectOrder(narrow)
      #expect(rig.window.rootViewController?.traitCollection.horizontalSizeClass == .compact)
    }
  }

  @Test func `Pushed and presented screens stay when the window is resized`() async throws {
    let rig = try await rig(.narrowPad)
    rig.root.push(Page("c"), as: .detail)
    await rig.settle()
    rig.root.present(Page("sheet"))
    await rig.settle()
    let tree = rig.director.tree
    for traits in [UITraitCollection.pad, .narrowPad] {
      rig.user.resize(to: traits)
      await rig.settle()
      #expect(rig.director.tree.modals.map(\.id) == tree.modals.map(\.id))
      rig.expectOrder(rig.director.tree.outline)
    }
    #expect(rig.director.tree == tree)
    #expect(rig.takeFacts().allSatisfy { $0.node == nil })
  }

  @Test func `A window that is resized in the middle of a push follows after it`() async throws {
    let rig = try await rig(.narrowPad)
    rig.root.push(Page("c"))
    rig.user.resize(to: .pad)
    await rig.settle()
    #expect(rig.director.width == .regular)
    rig.expectOrder(rig.director.tree.outline)
  }
}
#endif
