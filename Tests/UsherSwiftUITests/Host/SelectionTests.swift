import Testing
import Usher
import UsherSwiftUI
import UsherTesting

/// Tabs, pages and columns.
@MainActor struct SelectionTests {
  @Test func `A tab that is tapped is selected`() async throws {
    let rig = try await tabs()
    let id = try #require(rig.id("Two"))
    rig.tabs?.selection = id
    #expect(rig.tabs?.selection == id)
    await rig.settle()
    #expect(rig.facts == [.selected(id)])
    #expect(rig.host.shown == rig.director.tree)
  }

  @Test func `A tab that is refused keeps the old value, and is reported`() async throws {
    let rig = try await tabs(guards: [
      Guard("closed") { $0.tree.active?.title == "Two" ? .deny("It is closed.") : .allow }
    ])
    let tabs = try #require(rig.tabs)
    let (old, new) = (tabs.selection, try #require(rig.id("Two")))
    tabs.selection = new
    #expect(tabs.selection == old)
    await rig.settle()
    #expect(tabs.selection == old)
    #expect(rig.facts == [.selected(new)])
    #expect(rig.host.shown == rig.director.tree)
  }

  @Test func `A tap on the selected tab pops its stack to the root`() async throws {
    let rig = try await tabs()
    rig.root.push(Page("Upper"))
    await rig.settle()
    let popped = try #require(rig.id("Upper"))
    let tabs = try #require(rig.tabs)
    tabs.selection = tabs.selection
    await rig.settle()
    #expect(rig.facts == [.popped(popped)])
    rig.expectOrder("One", "Two")
  }

  @Test func `A tap on the selected tab does what the app defines`() async throws {
    let rig = try await tabs()
    var tapped: [NodeID] = []
    rig.host.tabReselection = .custom { tapped.append($0) }
    let tabs = try #require(rig.tabs)
    tabs.selection = tabs.selection
    rig.host.tabReselection = .none
    tabs.selection = tabs.selection
    #expect(tapped == [tabs.selection])
    #expect(rig.facts.isEmpty)
  }

  @Test func `A page that has gone is not turned to`() async throws {
    let rig = try await Rig { _ in .pages(Page("One"), Page("Two")) }
    guard case .pages(let pages)? = rig.host.window.root?.content else { return }
    let (shown, gone) = (pages.selection, NodeID(seed: 7, number: 99))
    pages.selection = gone
    #expect(pages.selection == shown)
    await rig.settle()
    #expect(rig.facts.isEmpty)
  }

  @Test func `A page turn is accepted, and undone if it is refused`() async throws {
    let closed = Guard("closed") {
      $0.tree.active?.title == "Two" ? .deny("It is closed.") : .allow
    }
    let rig = try await Rig(guards: [closed]) { _ in
      .pages(Page("One"), Page("Two"), Page("Three"))
    }
    guard case .pages(let pages)? = rig.host.window.root?.content else { return }
    let ids = pages.children.map(\.node)
    pages.selection = ids[2]
    await rig.settle()
    #expect(pages.selection == ids[2])
    pages.selection = ids[1]
    #expect(pages.selection == ids[1])
    await rig.settle()
    #expect(pages.selection == ids[2])
    #expect(rig.host.shown == rig.director.tree)
  }

  @Test func `The back button of a collapsed split chooses a column`() async throws {
    let rig = try await Rig { _ in .split(Page("One"), Page("Two"), selected: 1) }
    let columns = try #require(rig.columns)
    #expect(columns.compactColumn == 1)
    columns.compactColumn = 0
    await rig.settle()
    #expect(rig.facts == [.selected(try #require(rig.id("One")))])
    #expect(rig.host.shown == rig.director.tree)
  }

  @Test func `The system's changes of columns in the background are undone`() async throws {
    let rig = try await Rig { _ in .split(Page("One"), Page("Two")) }
    let columns = try #require(rig.columns)
    columns.visibility = .all
    rig.host.sceneDidBecome(active: false)
    columns.visibility = .detailOnly
    rig.host.sceneDidBecome(active: true)
    #expect(columns.visibility == .all)
  }

  @Test func `A path in a column that is put back and missed is written again`() async throws {
    let rig = try await Rig(isAutomatic: false) { _ in
      .split(SceneLayout.stack(Page("One"), Page("Two")), Page("Other"))
    }
    let column = try #require(rig.columns?.children.first)
    guard case .stack(let stack) = column.content else { return }
    let old = stack.path
    stack.path = []
    await rig.settle()
    stack.path = old
    await rig.turns()
    rig.hand.losesNextPath = true
    rig.hand.endTransition()
    #expect(!rig.hand.losesNextPath && rig.hand.faults != [])
    await rig.settle()
    rig.expectOrder("One", "Other")
  }

  private func tabs(guards: [Guard] = []) async throws -> Rig {
    try await Rig(guards: guards) { _ in .tabs(SceneLayout.stack(Page("One")), Page("Two")) }
  }
}
