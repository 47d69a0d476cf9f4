#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// Delegates that the app sets after the host, and that forward to the host's or do not.
@MainActor struct ForeignDelegateTests {
  @Test(arguments: [true, false])
  func `A delegate of a stack that forwards stays in front, and all is followed`(isLate: Bool)
    async throws
  {
    let rig = try await Rig(stack: "a")
    rig.simulation.defersTransitions = isLate
    let (stack, foreign) = (try #require(rig.stack), StackForwarder())
    foreign.join(stack)
    for title in ["b", "c"] {
      rig.root.push(Page(title))
      await rig.settle()
      foreign.join(stack)
    }
    #expect(stack.delegate === foreign && foreign.lines.count { $0 == "will c" } == 1)
    rig.user.tapBack(in: stack)
    await rig.settle()
    try #require(rig.beginEdgeSwipe()).finish()
    await rig.settle()
    #expect(stack.delegate === foreign && foreign.lines.suffix(2) == ["will a", "did a"])
    rig.expectOrder("stack Teller\n  Page")
  }

  @Test func `A delegate that takes its place again after another one forwards in no circle`()
    async throws
  {
    let rig = try await Rig(stack: "a")
    let stack = try #require(rig.stack)
    let (one, other) = (StackForwarder(), StackForwarder())
    one.join(stack)
    rig.root.push(Page("b"))
    await rig.settle()
    other.join(stack)
    rig.root.push(Page("c"))
    await rig.settle()
    #expect(stack.delegate === other && one.lines.last == "did c" && other.lines.last == "did c")
    stack.delegate = nil
    rig.root.push(Page("d"))
    await rig.settle()
    #expect(stack.delegate !== other && stack.delegate != nil)
    one.join(stack)
    rig.user.tapBack(in: stack)
    await rig.settle()
    rig.expectOrder("stack Teller\n  Page\n  Page\n  Page")
  }

  @Test(arguments: [true, false])
  func `A delegate that was there before the host, and comes in front again, is not called twice`(
    isForwarding: Bool
  ) async throws {
    let (stack, diary) = (UINavigationController(), StackForwarder())
    stack.delegate = diary
    let rig = try await Rig(
      { _ in .stack(Page("a")) },
      preparing: { window in
        window.rootViewController = stack
        window.makeKeyAndVisible()
      }, hosting: { _ in UIKitHost(adopting: stack) })
    diary.lines = []
    if isForwarding { diary.join(stack) } else { stack.delegate = diary }
    rig.root.push(Page("b"))
    await rig.settle()
    #expect(diary.lines == ["will b", "did b"] && stack.delegate === diary)
    rig.user.tapBack(in: stack)
    await rig.settle()
    rig.expectOrder("stack Teller\n  Page")
    rig.director.close()
    await rig.settle()
    #expect(stack.delegate === diary && rig.simulation.messages == [])
  }

  @Test func `A delegate of tabs that forwards stays in front, and a guard still denies a tab`()
    async throws
  {
    let rig = try await Rig({ _ in .tabs(Page("a"), Page("b"), Page("c")) })
    let (tabs, foreign) = (try #require(rig.tabs), TabsForwarder())
    let c = try #require(rig.id("c"))
    rig.director.guards = [Guard("no c") { $0.tree.isActive(c) ? .deny("closed") : .allow }]
    for _ in 0..<3 {
      foreign.join(tabs)
      rig.root.select(0)
      await rig.settle()
    }
    foreign.lines = []
    #expect(rig.user.tap(1, in: tabs) && !rig.user.tap(2, in: tabs))
    await rig.settle()
    #expect(tabs.delegate === foreign && foreign.lines == ["should", "did", "should"])
    rig.expectOrder("tabs Teller\n  Page\n  • Page\n  Page")
  }

  @Test func `A delegate of tabs that does not forward stays in front, and taps are followed`()
    async throws
  {
    let rig = try await Rig({ _ in .tabs(Page("a"), Page("b"), Page("c")) })
    let (tabs, foreign) = (try #require(rig.tabs), TabsForwarder())
    let c = try #require(rig.id("c"))
    rig.director.guards = [Guard("no c") { $0.tree.isActive(c) ? .deny("closed") : .allow }]
    tabs.delegate = foreign
    #expect(rig.user.tap(1, in: tabs))
    await rig.settle()
    rig.expectOrder("tabs Teller\n  Page\n  • Page\n  Page")
    #expect(rig.user.tap(2, in: tabs))
    await rig.settle()
    #expect(tabs.delegate === foreign)
    rig.expectOrder("tabs Teller\n  Page\n  • Page\n  Page")
  }

  @Test(arguments: [true, false])
  func `A delegate of a sheet stays in front, and the sheet's end is followed`(isForwarding: Bool)
    async throws
  {
    let rig = try await Rig(stack: "a")
    let (sheet, foreign) = (Page("s", isForwarding ? .confirm : .free), SheetForwarder())
    rig.root.present(sheet)
    await rig.settle()
    let presentation = try #require(sheet.presentationController)
    for _ in 0..<2 {
      if isForwarding { foreign.join(presentation) } else { presentation.delegate = foreign }
      rig.root.setBadge("1", on: sheet)
      await rig.settle()
    }
    #expect(presentation.delegate === foreign)
    rig.user.swipeDown(on: sheet)
    await rig.settle()
    #expect(foreign.lines == (isForwarding ? ["should", "attempt"] : ["should", "will", "did"]))
    rig.root.attempts.first?.proceed()
    await rig.settle()
    rig.expectOrder("stack Teller\n  Page", holding: 1)
  }

  @Test(arguments: [true, false])
  func `A delegate of columns stays in front, and their collapse is followed`(isForwarding: Bool)
    async throws
  {
    let rig = try await Rig(
      { _ in .split(Page("list"), Page("detail"), selected: 1) }, traits: .pad)
    let split = try #require(rig.window.rootViewController as? UISplitViewController)
    let foreign = ColumnsForwarder()
    for badge in ["1", "2"] {
      if isForwarding { foreign.join(split) } else { split.delegate = foreign }
      rig.root.setBadge(badge, on: try #require(rig.page("list")))
      await rig.settle()
    }
    rig.user.resize(to: .narrowPad)
    await rig.settle()
    #expect(split.delegate === foreign && foreign.lines == ["top", "collapsed"])
    #expect(rig.host.shown == rig.director.tree)
    rig.user.resize(to: .pad)
    await rig.settle()
    #expect(rig.host.shown == rig.director.tree && rig.simulation.messages == [])
  }

  @Test func `Two flows on a stack with a forwarding delegate in front are followed`()
    async throws
  {
    let (stack, foreign) = (UINavigationController(), StackForwarder())
    let rig = try await Rig(
      { _ in .stack(Page("a")) },
      preparing: { window in
        window.rootViewController = stack
        window.makeKeyAndVisible()
      }, hosting: { _ in UIKitHost(adopting: stack) })
    foreign.join(stack)
    let flow = SharedStackTests.Visit(Page("b"), on: stack)
    rig.simulation.run { flow.start() }
    await rig.settle()
    foreign.join(stack)
    rig.simulation.run { _ = flow.show(Page("c")) }
    await rig.settle()
    #expect(rig.titles == ["a", "b", "c"])
    foreign.lines = []
    rig.user.tapBack(in: stack)
    await rig.settle()
    rig.user.tapBack(in: stack)
    await rig.settle()
    #expect(flow.isFinished && foreign.lines == ["will b", "did b", "will a", "did a"])
    rig.expectOrder("stack Teller\n  Page")
  }
}
#endif
