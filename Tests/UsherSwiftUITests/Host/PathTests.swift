import Testing
import Usher
import UsherSwiftUI
import UsherTesting

/// The writes of SwiftUI to a path, and their times.
@MainActor struct PathTests {
  @Test func `A path that is written shorter pops, once`() async throws {
    let rig = try await Rig(stack: "One", "Two")
    let stack = try #require(rig.stack())
    let popped = try #require(rig.id("Two"))
    #expect(rig.hand.back(1))
    rig.hand.completeGesture()
    stack.path = []
    await rig.settle()
    #expect(rig.facts == [.popped(popped)])
    rig.expectOrder("One")
  }

  @Test func `The same path again says nothing`() async throws {
    let rig = try await Rig(stack: "One", "Two")
    let stack = try #require(rig.stack())
    stack.path = stack.path
    await rig.settle()
    #expect(rig.facts.isEmpty)
    rig.expectOrder("One", "Two")
  }

  @Test func `Several screens that the user pops at once are one fact`() async throws {
    let rig = try await Rig(stack: "One", "Two", "Three")
    let lowest = try #require(rig.id("Two"))
    #expect(rig.hand.back(2))
    rig.hand.completeGesture()
    await rig.settle()
    #expect(rig.facts == [.popped(lowest)])
    rig.expectOrder("One")
  }

  @Test func `A path that is written late for screens that have gone is put back`() async throws {
    let rig = try await Rig(stack: "One", "Two")
    let stack = try #require(rig.stack())
    let old = stack.path
    rig.root.pop()
    await rig.settle()
    stack.path = old
    #expect(stack.path == old)
    await rig.settle()
    #expect(stack.path.isEmpty)
    #expect(rig.facts.isEmpty)
    rig.expectOrder("One")
  }

  @Test func `A path without what has not been seen yet pops nothing`() async throws {
    let rig = try await Rig(stack: "One", isAutomatic: false)
    let stack = try #require(rig.stack())
    rig.root.push(Page("Two"))
    stack.path = []
    #expect(stack.path.isEmpty)
    await rig.settle()
    #expect(rig.facts.isEmpty)
    rig.expectOrder("One", "Two")
  }

  @Test func `A pop by the program and one by the user are one`() async throws {
    let rig = try await Rig(stack: "One", "Two", isAutomatic: false)
    let stack = try #require(rig.stack())
    rig.root.pop()
    stack.path = []
    await rig.settle()
    stack.path = []
    await rig.settle()
    #expect(rig.facts.isEmpty)
    rig.expectOrder("One")
  }

  @Test func `A refused pop is accepted, and undone in a later turn`() async throws {
    let rig = try await Rig { _ in .stack(Page("One"), Page("Two", .locked)) }
    let stack = try #require(rig.stack())
    stack.path = []
    #expect(stack.path.isEmpty)
    await rig.settle()
    #expect(stack.path.count == 1)
    rig.expectOrder("One", "Two")
  }

  @Test func `A cancelled swipe says nothing`() async throws {
    let rig = try await Rig(stack: "One", "Two")
    #expect(rig.hand.back(1))
    rig.hand.cancelGesture()
    await rig.settle()
    #expect(rig.facts.isEmpty)
    rig.expectOrder("One", "Two")
  }

  @Test func `A push that SwiftUI loses is written again`() async throws {
    let rig = try await Rig(stack: "One")
    rig.hand.losesNextPath = true
    rig.root.push(Page("Two"))
    await rig.settle()
    #expect(!rig.hand.losesNextPath)
    rig.expectOrder("One", "Two")
  }

  @Test func `A push below a sheet that SwiftUI loses is written again`() async throws {
    let rig = try await Rig(stack: "One")
    rig.root.present(Page("Sheet"))
    await rig.settle()
    rig.hand.losesNextPath = true
    rig.root.push(Page("Two"))
    await rig.settle()
    #expect(!rig.hand.losesNextPath)
    rig.expectOrder("One", "Two", "Sheet")
  }

  @Test func `A popped screen is kept until it is no longer visible`() async throws {
    let rig = try await Rig(stack: "One", isAutomatic: false)
    var page: Page? = Page("Two")
    weak let screen = page
    rig.root.push(page ?? Page(""))
    page = nil
    await rig.settle()
    let model = try #require(rig.stack()?.path.last)
    rig.root.pop()
    await rig.turns()
    #expect(model.screen === screen && screen != nil)
    await rig.settle()
    #expect(model.content == nil && screen == nil)
    rig.expectOrder("One")
  }

  @Test func `A stack whose root is replaced gets a new identity and keeps its path`() async throws
  {
    let rig = try await Rig(stack: "One", "Two")
    let stack = try #require(rig.stack())
    rig.root.set([Page("Three"), Page("Four")])
    await rig.settle()
    #expect(stack.generation == 1 && stack.path.count == 1)
    rig.expectOrder("Three", "Four")
  }

  @Test func `A push while the user pops comes when that has ended`() async throws {
    let rig = try await Rig(stack: "One", "Two", isAutomatic: false)
    #expect(rig.hand.back(1))
    rig.hand.completeGesture()
    rig.root.push(Page("Three"))
    let stack = try #require(rig.stack())
    #expect(stack.path.isEmpty && rig.host.isInteracting)
    await rig.settle()
    rig.expectOrder("One", "Three")
  }
}
