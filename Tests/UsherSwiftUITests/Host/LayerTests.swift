import Testing
import Usher
import UsherSwiftUI
import UsherTesting

/// The writes of SwiftUI to the items of presentations, and their times.
@MainActor struct LayerTests {
  @Test func `An item that is written nil dismisses, once`() async throws {
    let rig = try await sheet()
    let level = rig.host.window
    let layer = try #require(level.presented)
    let id = try #require(rig.id("Sheet"))
    level[presented: .sheet, for: layer.id] = nil
    level[presented: .sheet, for: layer.id] = nil
    await rig.settle()
    #expect(rig.facts == [.dismissed(id)])
    rig.expectOrder("One")
  }

  @Test func `A late nil for another sheet is nothing`() async throws {
    let rig = try await sheet()
    let level = rig.host.window
    let old = try #require(level.presented)
    rig.root.dismiss()
    rig.root.present(Page("Other"))
    await rig.settle()
    level[presented: .sheet, for: old.id] = nil
    await rig.settle()
    #expect(rig.facts.isEmpty)
    rig.expectOrder("One", "Other")
  }

  @Test func `A sheet whose dismissal is refused is shown again`() async throws {
    let rig = try await sheet(.locked)
    let level = rig.host.window
    let layer = try #require(level.presented)
    #expect(layer.isLocked)
    level[presented: .sheet, for: layer.id] = nil
    #expect(level.presented == nil)
    await rig.settle()
    rig.expectOrder("One", "Sheet")
  }

  @Test func `A sheet is locked while a screen in it asks first, through pushes and pops`()
    async throws
  {
    let rig = try await Rig(stack: "One")
    let flow = Teller { _ in .stack(Page("List")) }
    rig.root.start(child: flow, as: .sheet)
    await rig.settle()
    let layer = try #require(rig.host.window.presented)
    #expect(!layer.isLocked && !rig.host.window.isLocked)
    flow.push(Page("Editor", .confirm))
    await rig.settle()
    #expect(layer.isLocked && rig.host.window.isLocked)
    flow.set([Page("List")])
    await rig.settle()
    #expect(!layer.isLocked && !rig.host.window.isLocked)
    rig.expectOrder("One", "List")
  }

  @Test func `An item that is written nil before it is there is presented again`() async throws {
    let rig = try await Rig(stack: "One", isAutomatic: false)
    rig.root.present(Page("Sheet"))
    let level = rig.host.window
    let layer = try #require(level.presented)
    level[presented: .sheet, for: layer.id] = nil
    await rig.settle()
    #expect(rig.facts.isEmpty)
    rig.expectOrder("One", "Sheet")
  }

  @Test func `Modals are presented one by one and dismissed starting with the lowest`() async throws
  {
    let rig = try await Rig(stack: "One", isAutomatic: false)
    for style in [Placement.sheet, .cover, .popover] { rig.root.present(Page("Next"), as: style) }
    let counts = await changes(on: rig) { rig.hand.window.all.count }
    #expect(counts == [1, 2, 3, 4])
    let levels = rig.hand.window.all.map(\.model)
    #expect(levels.map(\.style) == [nil, .sheet, .cover, .popover])
    #expect(levels.map { $0.presented != nil } == [true, true, true, false])
    rig.root.dismissAll()
    let states = await changes(on: rig) { levels.map { $0.presented != nil } }
    #expect(states == [[false, true, true, false]])
    await rig.settle()
    #expect(rig.hand.window.all.count == 1)
    rig.expectOrder("One")
  }

  /// The values that something has from transition to transition, without repetitions.
  private func changes<Value: Equatable>(on rig: Rig, of value: () -> Value) async -> [Value] {
    var values = [value()]
    for _ in 0..<20 {
      await rig.turns()
      if values.last != value() { values.append(value()) }
      rig.hand.endTransition()
    }
    return values
  }

  @Test func `Layers that are dismissed and presented in one turn are written one by one`()
    async throws
  {
    let rig = try await sheet()
    rig.root.present(Page("Upper"))
    rig.root.present(SceneAlert("Sure?"))
    await rig.settle()
    rig.root.dismissAll()
    rig.root.present(Page("Next"), as: .cover)
    await rig.settle()
    rig.expectOrder("One", "Next")
  }

  @Test func `A dismissed sheet is kept until its modifier reports that it is gone`() async throws {
    let rig = try await sheet(isAutomatic: false)
    weak let layer = rig.host.window.presented
    weak let screen = layer?.root?.screen
    rig.root.dismiss()
    await rig.turns()
    #expect(screen != nil && rig.host.shown.modals.count == 1)
    await rig.settle()
    #expect(screen == nil && rig.host.shown.modals.isEmpty)
    rig.expectOrder("One")
  }

  @Test func `A sheet that goes with the one below it has left when that has`() async throws {
    let rig = try await sheet(isAutomatic: false)
    rig.root.present(Page("Upper"))
    await rig.settle()
    let (lower, upper) = (rig.hand.window.all[1], rig.hand.window.all[2])
    weak let screen = upper.model.root?.screen
    lower.model[presented: .sheet, for: upper.model.id] = nil
    rig.host.window[presented: .sheet, for: lower.model.id] = nil
    await rig.turns()
    #expect(rig.host.isInteracting && screen != nil)
    rig.hand.remove(lower)
    await rig.turns()
    #expect(!rig.host.isInteracting && screen == nil)
    await rig.settle()
    rig.expectOrder("One")
  }

  private func sheet(
    _ dismissal: Dismissal = .free, isAutomatic: Bool = true
  ) async throws -> Rig {
    let rig = try await Rig(stack: "One", isAutomatic: isAutomatic)
    rig.root.present(Page("Sheet", dismissal))
    await rig.settle()
    return rig
  }
}
