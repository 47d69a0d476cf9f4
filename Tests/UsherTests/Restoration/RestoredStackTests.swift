import Testing
import Usher
import UsherTesting

/// Screens that a route had pushed onto the stack of another flow are restored there.
@MainActor struct RestoredStackTests {
  /// A stack with a screen, onto which a route pushes a flow whose routes fill an empty stack.
  private func guest(by start: RandomApp.Step) -> RandomApp {
    RandomApp(plans: [
      RandomApp.Plan(
        layout: .container(.stack, [.screen(0, slot: nil)], selected: 0), first: [],
        routes: [[start], [.push(1)]]),
      RandomApp.Plan(
        layout: .container(.stack, [], selected: 0), first: [.push(1), .push(2)],
        routes: [[.push(0)], [.push(1)]]),
    ])
  }

  @Test func `A flow whose routes fill the stack of its parent is started by the parent's route`()
    throws
  {
    let before = try guest(by: .start(1, .push)).director(seed: 1)
    try before.start()
    try go(0, in: before)
    #expect(before.tree.sketch == "[0.2, 1.f0, 1.f1]")
    try expectReturn(of: before, guest(by: .start(1, .push)))
  }

  @Test func `Of two such flows, each is restored with the screens of its own route`() throws {
    let before = try guest(by: .start(1, .push)).director(seed: 1)
    try before.start()
    try go(0, in: before)
    try go(1, in: before)
    try go(0, in: before)
    flows(1, in: before)[1].trigger(.go(1))
    #expect(before.tree.sketch == "[0.2, 1.f0, 1.f1, 0.1.0, 1.f0, 1.f1, 1.1.0]")
    try expectReturn(of: before, guest(by: .start(1, .push)))
  }

  @Test func `A flow that keeps nothing in a stack but what its routes pushed gets that back`()
    throws
  {
    let app = RandomApp(plans: [
      RandomApp.Plan(
        layout: .container(.stack, [.screen(0, slot: nil), .flow(1)], selected: 0), first: [],
        routes: [[.push(1)]]),
      RandomApp.Plan(layout: .screen(2, slot: nil), first: [], routes: [[.push(1), .push(0)]]),
    ])
    let before = try app.director(seed: 1)
    try before.start()
    let flow = try #require(flows(1, in: before).first)
    let layout = try #require(before.tree.root?.children.last)
    flow.trigger(.go(0))
    flow.remove(try #require(before.screen(for: layout.id)))
    #expect(before.tree.sketch == "[0.2, 1.0.0, 1.0.1]")
    try expectReturn(of: before, app)
  }

  @Test func `A flow with columns is restored even if only its pushed screens are left`()
    throws
  {
    let app = RandomApp(plans: [
      RandomApp.Plan(
        layout: .container(.stack, [.screen(0, slot: nil)], selected: 0), first: [],
        routes: [[.push(0), .start(2, .embedded("left"))]]),
      RandomApp.Plan(layout: .screen(0, slot: nil), first: [], routes: [[]]),
      RandomApp.Plan(
        layout: .container(.split, [.screen(1, slot: nil), .screen(2, slot: nil)], selected: 0),
        first: [.push(1), .push(0)], routes: [[.push(2)]]),
    ])
    let before = try app.director(seed: 1)
    try before.start()
    try go(0, in: before)
    try #require(flows(2, in: before).first).trigger(.go(0))
    let embedding = try #require(before.tree.root?.children[1])
    try #require(flows(0, in: before).first).remove(
      try #require(before.screen(for: embedding.id)))
    #expect(before.tree.sketch == "[0.2, 2.f0, 2.f1, 2.0.0]")
    try expectReturn(of: before, app)
  }

  private func flows(_ number: Int, in director: SceneDirector) -> [RandomFlow] {
    director.livingCoordinators.compactMap { $0 as? RandomFlow }.filter { $0.number == number }
  }

  private func go(_ route: Int, in director: SceneDirector) throws {
    try #require(flows(0, in: director).first).trigger(.go(route))
  }

  private func expectReturn(
    of before: SceneDirector, _ app: RandomApp, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let snapshot = before.snapshot()
    #expect(snapshot.losses.isEmpty, sourceLocation: sourceLocation)
    let again = try app.director(seed: 2)
    let report = try again.start(restoring: Snapshot(bytes: snapshot.bytes))
    #expect(report.isComplete, "\(report)", sourceLocation: sourceLocation)
    #expect(again.tree.sketch == before.tree.sketch, sourceLocation: sourceLocation)
    let third = try app.director(seed: 3)
    try third.start(restoring: again.snapshot())
    #expect(third.tree.sketch == before.tree.sketch, sourceLocation: sourceLocation)
  }
}
