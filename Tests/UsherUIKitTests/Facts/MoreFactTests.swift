#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// Tabs that the bar has no room for, which UIKit shows through a list.
@MainActor struct MoreFactTests {
  private func rig(_ traits: UITraitCollection = .phone) async throws -> Rig {
    try await Rig(
      { _ in
        .tabs(Page("a"), Page("b"), Page("c"), Page("d"), Page("e"), SceneLayout.stack(Page("f")))
      }, traits: traits)
  }

  /// Returns the selected tab of the tree, and the content of the sixth.
  private func state(_ rig: Rig) -> String {
    guard let root = rig.director.tree.root, let selected = root.shape.selected,
      let tab = rig.director.tree.node(selected), let last = root.children.last
    else { return "" }
    return "\(tab.title ?? tab.children[0].title ?? "") \(last.children.compactMap(\.title))"
  }

  private func expect(
    _ state: String, _ rig: Rig, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(self.state(rig) == state, sourceLocation: sourceLocation)
    #expect(rig.host.shown == rig.director.tree, sourceLocation: sourceLocation)
    #expect(rig.simulation.messages == [], sourceLocation: sourceLocation)
  }

  private func choose(_ index: Int, _ rig: Rig) async throws {
    let tabs = try #require(rig.tabs)
    rig.user.tap(4, in: tabs)
    await rig.settle()
    rig.user.choose(index, in: tabs)
    await rig.settle()
  }

  private func list(_ rig: Rig) -> [String?] {
    rig.tabs?.moreNavigationController.viewControllers.map(\.title) ?? []
  }

  @Test func `A tab that is chosen from the list is selected, and the list alone changes nothing`()
    async throws
  {
    let rig = try await rig()
    let tabs = try #require(rig.tabs)
    #expect(rig.user.tap(4, in: tabs))
    await rig.settle()
    expect("a [\"f\"]", rig)
    #expect(rig.user.choose(4, in: tabs))
    await rig.settle()
    #expect(rig.takeFacts().contains(.selected(try #require(rig.id("e")))))
    expect("e [\"f\"]", rig)
    #expect(rig.inSight == ["e"])
  }

  @Test func `The director selects a tab behind the list, and another one from there`() async throws
  {
    let rig = try await rig()
    rig.root.select(5)
    await rig.settle()
    expect("f [\"f\"]", rig)
    #expect(list(rig) == ["More", "f"] && rig.inSight == ["f"])
    rig.root.select(4)
    await rig.settle()
    expect("e [\"f\"]", rig)
    #expect(list(rig) == ["More", "e"] && rig.inSight == ["e"])
    rig.root.select(1)
    await rig.settle()
    expect("b [\"f\"]", rig)
    #expect(rig.inSight == ["b"])
  }

  @Test func `A push in a tab behind the list becomes visible, and back pops it`() async throws {
    let rig = try await rig()
    try await choose(5, rig)
    rig.root.push(Page("g"))
    await rig.settle()
    expect("f [\"f\", \"g\"]", rig)
    #expect(list(rig) == ["More", "f", "g"] && rig.inSight == ["g"])
    let more = try #require(rig.tabs?.moreNavigationController)
    #expect(rig.user.tapBack(in: more))
    await rig.settle()
    expect("f [\"f\"]", rig)
    #expect(rig.root.popped == ["g"])
    rig.root.push(Page("h"))
    await rig.settle()
    let swipe = try #require(rig.user.beginEdgeSwipe(in: more))
    swipe.cancel()
    await rig.settle()
    expect("f [\"f\", \"h\"]", rig)
  }

  @Test func `A screen behind the list that asks first is asked`() async throws {
    let rig = try await rig()
    try await choose(5, rig)
    rig.root.push(Page("g", .confirm))
    await rig.settle()
    let more = try #require(rig.tabs?.moreNavigationController)
    #expect(rig.user.beginEdgeSwipe(in: more) == nil)
    rig.user.tapBack(in: more)
    await rig.settle()
    expect("f [\"f\", \"g\"]", rig)
    #expect(rig.root.attempts.count == 1)
  }

  @Test func `A tap on the list's item shows the list and pops all screens above the lowest`()
    async throws
  {
    let rig = try await rig()
    try await choose(5, rig)
    for title in ["g", "h"] { rig.root.push(Page(title)) }
    await rig.settle()
    #expect(rig.user.tap(4, in: try #require(rig.tabs)))
    await rig.settle()
    #expect(list(rig) == ["More"])
    expect("f [\"f\"]", rig)
    try await choose(5, rig)
    #expect(list(rig) == ["More", "f"])
  }

  @Test func `A stack behind the list keeps its screens while another tab is selected`()
    async throws
  {
    let rig = try await rig()
    try await choose(5, rig)
    rig.root.push(Page("g"))
    await rig.settle()
    for index in [4, 0, 5, 1] {
      rig.root.select(index)
      await rig.settle()
      #expect(state(rig).hasSuffix("[\"f\", \"g\"]"))
      #expect(rig.host.shown == rig.director.tree)
    }
    #expect(rig.user.tap(4, in: try #require(rig.tabs)))
    await rig.settle()
    expect("f [\"f\", \"g\"]", rig)
    #expect(rig.inSight == ["g"])
  }

  @Test func `A push into the selected tab while the list is visible is shown`() async throws {
    let rig = try await rig()
    try await choose(5, rig)
    rig.user.tap(4, in: try #require(rig.tabs))
    await rig.settle()
    #expect(rig.inSight == [])
    rig.root.push(Page("g"))
    await rig.settle()
    expect("f [\"f\", \"g\"]", rig)
    #expect(rig.inSight == ["g"])
  }

  @Test func `A choice from the list that a guard denies is undone`() async throws {
    let rig = try await rig()
    let e = try #require(rig.id("e"))
    rig.director.guards = [Guard("closed") { $0.tree.isActive(e) ? .deny("closed") : .allow }]
    try await choose(4, rig)
    expect("a [\"f\"]", rig)
    #expect(rig.inSight == ["a"])
  }

  @Test func `Screens outlive a change of the room for tabs, both ways`() async throws {
    let rig = try await rig(.narrowPad)
    try await choose(5, rig)
    rig.root.push(Page("g"))
    await rig.settle()
    let before = rig.director.tree
    for traits in [UITraitCollection.pad, .narrowPad, .pad] {
      rig.user.resize(to: traits)
      await rig.settle()
      #expect(rig.director.tree == before)
      expect("f [\"f\", \"g\"]", rig)
      #expect(rig.inSight == ["g"])
    }
  }

  @Test func `Tabs come and go across the bar's room, and each keeps its screens`() async throws {
    let rig = try await rig()
    try await choose(5, rig)
    rig.root.push(Page("g"))
    await rig.settle()
    let e = try #require(rig.page("e"))
    rig.root.dismiss(e)
    await rig.settle()
    #expect(rig.host.shown == rig.director.tree)
    #expect(rig.simulation.messages == [])
    #expect(rig.inSight == ["g"])
  }

  @Test func `The user cannot reorder tabs`() async throws {
    let rig = try await rig()
    let tabs = try #require(rig.tabs)
    rig.user.tap(4, in: tabs)
    await rig.settle()
    #expect(tabs.customizableViewControllers == [])
    #expect(!rig.user.rearrange(tabs, to: [5, 4, 3, 2, 1, 0]))
  }

  @Test func `The app's own delegate of the list is called as usual`() async throws {
    let rig = try await rig()
    let tabs = try #require(rig.tabs)
    let delegate = CurtainDelegate()
    tabs.moreNavigationController.delegate = delegate
    try await choose(4, rig)
    #expect(delegate.diary.lines == ["push"])
    expect("e [\"f\"]", rig)
  }
}
#endif
