import Foundation
import Testing
import UsherDI
import UsherTesting

// A mall, whose keys are saved and linked.

@MainActor @Suite struct DurableKeyTests {
  @Test func `Screens and flows of durable keys are restored without routes`() async throws {
    let (before, _) = try MallApp.stage()
    let shop = try before.coordinator(FoodFlow.self)
    shop.push(Dish(id: 7))
    shop.push(Dish(id: 7))
    let checkout = shop.start(OpenTill(item: 7), as: .cover)
    await before.settle()
    try before.coordinator(TillFlow.self).push(Receipt())
    await before.settle()
    #expect(checkout.currentOutcome == nil)
    let snapshot = before.director.snapshot()
    #expect(snapshot.losses.isEmpty)
    let (again, report) = try MallApp.stage(restoring: snapshot)
    await again.settle()
    #expect(report?.isComplete == true)
    #expect(again.outline == before.outline)
    #expect(again.screens(DishPage.self).map(\.id) == [7, 7])
    #expect(again.director.snapshot().tree.outline == snapshot.tree.outline)
    let (twice, _) = try MallApp.stage(restoring: again.director.snapshot())
    await twice.settle()
    #expect(twice.outline == before.outline)
  }

  @Test func `The result of a restored flow arrives once, by its key`() async throws {
    let (before, _) = try MallApp.stage()
    try before.coordinator(Mall.self).start(OpenTill(item: 7), as: .sheet)
    await before.settle()
    let (again, _) = try MallApp.stage(restoring: before.director.snapshot())
    await again.settle()
    try again.coordinator(TillFlow.self).finish(42)
    await again.settle()
    #expect(try again.coordinator(Mall.self).orders == [42])
  }

  @Test func `A restored flow of one screen ends with its result`() async throws {
    let (before, _) = try MallApp.stage()
    try before.coordinator(FoodFlow.self).start(PickDay(), as: .push)
    await before.settle()
    let (again, report) = try MallApp.stage(restoring: before.director.snapshot())
    await again.settle()
    #expect(report?.isComplete == true && again.outline == before.outline)
    try #require(again.screen(DayScreen.self)).finish(3)
    await again.settle()
    #expect(again.screen(DayScreen.self) == nil)
  }

  @Test func `A key that the table does not have is lost, with all nodes above it`() async throws {
    let (before, _) = try MallApp.stage()
    let shop = try before.coordinator(FoodFlow.self)
    shop.push(Dish(id: 7))
    shop.push(Receipt())
    let (again, report) = try MallApp.stage(restoring: before.director.snapshot()) { _ in }
    await again.settle()
    #expect(report?.losses.map(\.reason) == [.unknownTag, .orphaned])
    #expect(again.screens(DishPage.self).isEmpty && again.screens(ReceiptPage.self).isEmpty)
  }

  @Test func `A key is restored by its tag, even if its type was renamed`() async throws {
    let (before, _) = try MallApp.stage()
    try before.coordinator(FoodFlow.self).push(Dish(id: 7))
    let (again, report) = try MallApp.stage(restoring: before.director.snapshot()) {
      $0.register(Supper.self)
    }
    await again.settle()
    #expect(report?.isComplete == true && again.outline == before.outline)
    #expect(again.screens(DishPage.self).map(\.id) == [7])
  }

  @Test
  func `A key without an implementation is lost, and the report says where to register it`()
    async throws
  {
    let (before, _) = try MallApp.stage()
    try before.coordinator(FoodFlow.self).start(OpenTill(item: 7), as: .sheet)
    let (again, report) = try MallApp.stage(
      restoring: before.director.snapshot(), MallAssembly(hasTill: false))
    await again.settle()
    #expect(
      report?.description == """
        TillFlow was lost: unmade. OpenTill could not be made: OpenTill is not registered.
          • Register what implements it: registrar.register(X.init, for: OpenTill.self).
          • If another module implements it, write registrar.needs(OpenTill.self) in the assembly that starts \
        it, and $0.answer(OpenTill.self) { _ in … } in a test of this module alone.
        """)
    #expect(again.director.tree.modals.isEmpty)
  }

  @Test func `A saved key that cannot be read is lost, and the rest is restored`() async throws {
    let (before, _) = try MallApp.stage()
    try before.coordinator(FoodFlow.self).push(Dish(id: 7))
    try before.coordinator(CartFlow.self).push(Dish(id: 8))
    let text = String(decoding: before.director.snapshot().bytes, as: UTF8.self)
    #expect(text.contains(#""id":7"#))
    let damaged = text.replacing(#""id":7"#, with: #""id":"seven""#)
    let (again, report) = try MallApp.stage(restoring: Snapshot(bytes: damaged.utf8))
    await again.settle()
    #expect(report?.losses.map(\.reason) == [.unreadable])
    #expect(again.screens(DishPage.self).map(\.id) == [8])
  }

  @Test func `The selected item of a layout of keys is restored with its content`()
    async throws
  {
    let (before, _) = try MallApp.stage()
    before.director.open("mall://cart")
    try before.coordinator(CartFlow.self).push(Dish(id: 3))
    let (again, report) = try MallApp.stage(restoring: before.director.snapshot())
    await again.settle()
    #expect(report?.isComplete == true && again.outline == before.outline)
    #expect(again.director.currentLink == before.director.currentLink)
  }

  @Test func `A screen by a key that is not durable is not saved, and the snapshot says so`() throws
  {
    let (stage, _) = try MallApp.stage()
    try stage.coordinator(FoodFlow.self).push(Fleeting())
    #expect(stage.director.snapshot().losses.map(\.reason) == [.fleeting])
  }

  @Test(arguments: [TabLabel("Food", isHidden: true), TabLabel(isHidden: true), nil])
  func `A label that was set or removed is restored`(
    label: TabLabel?
  ) async throws {
    let (before, _) = try MallApp.stage()
    try before.coordinator(Mall.self).setLabel(label, on: FoodTab())
    let (after, report) = try MallApp.stage(restoring: before.director.snapshot())
    #expect(report?.losses == [])
    #expect(after.director.tree.root?.children.map(\.tabLabel) == [label, nil])
    #expect(await before.difference(afterRestartOn: after) == nil)
  }

  @Test func `A label that older versions saved by its title is restored, and saved again`()
    async throws
  {
    let (before, _) = try MallApp.stage()
    try before.coordinator(Mall.self).setLabel(
      TabLabel("Food", image: .symbol("fork.knife")), on: FoodTab())
    let data = try JSONEncoder().encode(before.director.snapshot())
    let text = String(decoding: data, as: UTF8.self)
      .replacing("\"labelOrigin\":\"setter\"", with: "\"title\":\"Food\"")
    #expect(!text.contains("labelOrigin"))
    var snapshot = try JSONDecoder().decode(Snapshot.self, from: Data(text.utf8))
    for _ in 0..<2 {
      let (after, _) = try MallApp.stage(restoring: snapshot)
      #expect(
        after.director.tree.root?.children.map(\.tabLabel) == [
          TabLabel("Food", image: .symbol("fork.knife")), nil,
        ])
      snapshot = after.director.snapshot()
    }
  }

  @Test func `A durable key is restored in a slot, in a popover, and instead of a first screen`()
    async throws
  {
    let (before, _) = try MallApp.stage { $0.register(Dish.self) }
    let food = try before.coordinator(FoodFlow.self)
    food.replace(with: Dish(id: 1))
    food.embed(Receipt(), in: "side")
    food.set([Dish(id: 2), Dish(id: 3)])
    food.embed(Receipt(), in: "side")
    food.present(Dish(id: 4), as: .popover)
    await before.settle()
    let (again, report) = try MallApp.stage(restoring: before.director.snapshot())
    await again.settle()
    #expect(again.outline == before.outline, "\(String(describing: report))")
    #expect(again.screens(DishPage.self).map(\.id) == [2, 3, 4])
  }

  @Test func `Equal flows of one key are restored each`() async throws {
    let (before, _) = try MallApp.stage()
    let food = try before.coordinator(FoodFlow.self)
    food.start(OpenTill(item: 1), as: .sheet)
    food.start(OpenTill(item: 1), as: .sheet)
    await before.settle()
    let (again, report) = try MallApp.stage(restoring: before.director.snapshot())
    await again.settle()
    #expect(report?.isComplete == true && again.outline == before.outline)
    #expect(again.coordinators(TillFlow.self).map(\.item) == [1, 1])
  }

  @Test func `A flow that has a key and a state is made by its key, with its state`() async throws {
    let (before, _) = try MallApp.stage()
    try before.coordinator(Mall.self).start(Wrap(paper: "red"), as: .sheet)
    await before.settle()
    try before.coordinator(WrapFlow.self).state.turns = 3
    let register: (inout RestorationTable.Builder) -> Void = {
      $0.register(Wrap.self)
      $0.register(WrapFlow.self) { _ in WrapFlow(paper: "of the table") }
    }
    let (saved, _) = try MallApp.stage(more: register)
    try saved.coordinator(Mall.self).start(Wrap(paper: "red"), as: .sheet)
    await saved.settle()
    try saved.coordinator(WrapFlow.self).state.turns = 3
    let (again, report) = try MallApp.stage(restoring: saved.director.snapshot(), more: register)
    await again.settle()
    let flow = try again.coordinator(WrapFlow.self)
    #expect(report?.isComplete == true)
    #expect(flow.paper == "red" && flow.state.turns == 3)
    #expect(before.director.snapshot().losses.map(\.reason) == [.unknownTag])
  }

  @Test func `Places that a guard postpones are restored by their keys after its flow`()
    async throws
  {
    let (before, _) = try MallApp.stage()
    try before.coordinator(FoodFlow.self).push(Dish(id: 7))
    try before.coordinator(Mall.self).start(OpenTill(item: 7), as: .sheet)
    await before.settle()
    var isOpen = false
    var report: RestorationReport?
    let again = try TestStage(MallApp(), MallAssembly()) { _ in
    } beforeStart: {
      $0.restoration = try MallApp.table { $0.register(Dish.self) }
      $0.guards = [
        Guard("open") { proposal in
          isOpen || proposal.keys(of: OpenTill.self).isEmpty ? .allow : .detour(through: PickDay())
        }
      ]
      report = try $0.start(restoring: before.director.snapshot())
    }
    #expect(report?.isPostponed == true)
    isOpen = true
    try #require(again.screen(DayScreen.self)).finish(1)
    await again.settle()
    #expect(again.outline == before.outline)
  }
  @Test func `A journal of a window that waited with its layers for a sign-in is replayed`()
    async throws
  {
    let (before, _) = try MallApp.stage()
    try before.coordinator(Mall.self).start(OpenTill(item: 7), as: .sheet)
    try before.coordinator(TillFlow.self).push(Receipt())
    await before.settle()
    var isOpen = false
    var recording: Recording?
    let again = try TestStage(MallApp(), MallAssembly()) { _ in
    } beforeStart: {
      $0.restoration = try MallApp.table()
      $0.guards = [
        Guard("open") { proposal in
          isOpen || proposal.keys(of: Receipt.self).isEmpty ? .allow : .detour(through: PickDay())
        }
      ]
      recording = $0.record()
      try $0.start(restoring: before.director.snapshot())
    }
    #expect(again.director.tree.modals.count == 2, "the sheet waits below the sign-in")
    isOpen = true
    try #require(again.screen(DayScreen.self)).finish(1)
    await again.settle()
    #expect(again.outline == before.outline)
    #expect(try recording?.journal.replay() == again.director.tree)
  }
}
