import Testing
import Usher
import UsherTesting

/// Restarts of flows of which only a part can be saved, or is allowed at first.
@MainActor struct RestartedFlowsTests {
  private final class Counter: Coordinator, Restorable {
    static let tag = "counter"
    var state: Int

    init(_ count: Int) { state = count }

    override func build() -> SceneLayout { .stack(Mall.Item(number: state)) }
  }

  private final class Slip: Coordinator, Restorable {
    static let tag = "slip"
    override func build() -> SceneLayout { .screen(Mall.Page("slip")) }
  }

  private func stage(
    _ root: Coordinator, _ session: Mall.Session = Mall.Session(), width: Double = 400
  ) throws -> TestStage {
    try Mall.stage(root, session, width: width) {
      $0.register(Stall.Route.self)
      $0.register(Counter.self) { Counter($0) }
      $0.register(Slip.self) { _ in Slip() }
    }
  }

  private func restart(
    _ stage: TestStage, as root: Coordinator, width: Double = 400,
    waiting body: (TestStage) -> Void
  ) async throws -> TestStage {
    let session = Mall.Session()
    session.isOpen = false
    let again = try await stage.restarted { try self.stage(root, session, width: width) }
    await again.settle()
    body(again)
    session.isOpen = true
    try again.coordinator(Mall.Door.self).finish()
    await again.settle()
    return again
  }

  @Test(arguments: [false, true])
  func `Flows keep their states if only one of them shows anything that is saved`(
    isSplit: Bool
  ) async throws {
    func root() -> Stall {
      Stall { isSplit ? .split(Counter(1), Counter(2)) : .tabs(Counter(1), Counter(2)) }
    }
    let stage = try stage(root())
    let counters = stage.coordinators(Counter.self)
    (counters[0].state, counters[1].state) = (10, 20)
    #expect(counters[0].replaceAll(with: [Mall.Page("unsaved")]).isAdmitted)
    await stage.settle()
    for _ in 0..<2 {
      let again = try await stage.restarted { try self.stage(root()) }
      await again.settle()
      #expect(again.coordinators(Counter.self).map(\.state) == [10, 20])
      #expect(again.screens(Mall.Page.self).map(\.title) == ["item 10", "item 20"])
    }
  }

  /// A list in a column, with routes that push members' pages and start a flow.
  private func library(renting layout: @escaping @MainActor () -> SceneLayout) -> Stall {
    Stall {
      .split(SceneLayout.stack(Mall.Page("list")), detail: Mall.Nothing())
    } routes: {
      switch $0 {
      case .one: .push(Mall.Members())
      case .other:
        .start(
          Stall(layout: layout) { route in
            switch route {
            case .one: .push(Mall.Page("detail"), as: .detail)
            case .other: .start(Slip(), as: .detail)
            default: .none
            }
          }, as: .push)
      default: .none
      }
    }
  }

  @Test func `A flow waits for the sign-in with the flow that had started it`() async throws {
    func root() -> Stall { library { .screen(Mall.Members()) } }
    let stage = try stage(root(), width: 1_000)
    stage.coordinators(Stall.self)[0].trigger(.other)
    stage.coordinators(Stall.self)[1].trigger(.other)
    let before = stage.titledOutline
    #expect(stage.screens(Mall.Page.self).map(\.title) == ["list", "members", "slip"])
    let again = try await restart(stage, as: root(), width: 1_000) {
      #expect($0.screens(Mall.Page.self).map(\.title) == ["list", "door"])
      #expect($0.coordinators(Slip.self).isEmpty)
    }
    #expect(again.titledOutline == before)
    let renting = try #require(again.coordinators(Stall.self).last)
    #expect(renting.children.map { $0 is Slip } == [true])
    renting.finish()
    #expect(again.coordinators(Slip.self).isEmpty)
  }

  @Test func `A flow of which only the detail is allowed waits for the sign-in as a whole`()
    async throws
  {
    func root() -> Stall { library { .screen(Mall.Page("renting")) } }
    let stage = try stage(root(), width: 1_000)
    stage.coordinators(Stall.self)[0].trigger(.one)
    stage.coordinators(Stall.self)[0].trigger(.other)
    stage.coordinators(Stall.self)[1].trigger(.one)
    let before = stage.titledOutline
    let again = try await restart(stage, as: root(), width: 1_000) {
      #expect($0.screens(Mall.Page.self).map(\.title) == ["list", "door"])
    }
    #expect(again.titledOutline == before)
  }

  /// A window whose guard leads elsewhere, or first to a door in place of everything.
  private func guarded(_ root: Coordinator, _ rule: Guard) throws -> TestStage {
    try TestStage(root: root, scope: Mall.Scope()) { director in
      director.restoration = try RestorationTable {
        $0.register(Mall.Item.self)
        $0.register(Stall.Route.self)
      }
      director.guards = [rule]
    }
  }

  private func reports(_ stage: TestStage) -> [RestorationReport] {
    stage.log.compactMap { if case .restored(let report) = $0 { report } else { nil } }
  }

  @Test func `A restored window that a guard redirects is lost, reported, and saved from then on`()
    async throws
  {
    func root() -> Stall {
      Stall {
        .stack(Mall.Page("home"))
      } routes: {
        $0 == .other ? .present(Mall.Item(number: 99), as: .root) : .none
      }
    }
    let stage = try guarded(root(), Guard("none") { _ in .allow })
    try stage.coordinator(Stall.self).push(Mall.Item(number: 1))
    let session = Mall.Session()
    session.isOpen = false
    let elsewhere = Guard("elsewhere") { proposal in
      session.isOpen || proposal.keys(of: Mall.Item.self).contains { $0.number == 99 }
        ? .allow : .redirect(to: Stall.Route.other)
    }
    let again = try await stage.restarted { try self.guarded(root(), elsewhere) }
    await again.settle()
    session.isOpen = true
    #expect(reports(again).map(\.isComplete) == [false])
    #expect(reports(again).last?.isPostponed == false)
    #expect(reports(again).last?.losses.map(\.reason) == [.denied])
    let snapshot = again.director.snapshot()
    #expect(
      snapshot.losses == [] && snapshot.tree.outline == again.outline, "\(snapshot.losses)")
  }

  @Test func `A sign-in in place of everything is followed by one restoration`() async throws {
    func root() -> Stall { Stall { .stack(Mall.Page("home")) } }
    let stage = try guarded(root(), Guard("none") { _ in .allow })
    try stage.coordinator(Stall.self).push(Mall.Item(number: 1))
    try stage.coordinator(Stall.self).present(Mall.Item(number: 2), as: .cover)
    let session = Mall.Session()
    session.isOpen = false
    let door = Guard("door") { proposal in
      session.isOpen || !proposal.keys(of: Mall.Item.self).contains { $0.number == 1 }
        || proposal.runs(Mall.Door.self)
        ? .allow : .detour(through: Mall.Door(), as: .root)
    }
    let again = try await stage.restarted { try self.guarded(root(), door) }
    await again.settle()
    session.isOpen = true
    try again.coordinator(Mall.Door.self).finish()
    await again.settle()
    #expect(again.titledOutline == stage.titledOutline)
    #expect(reports(again).dropFirst().map(\.description) == ["Everything was restored."])
  }

  @Test func `A window is saved if only its width has changed`() async throws {
    final class Store: SnapshotStore {
      var saved: Snapshot?
      func read() -> Snapshot? { saved }
      func write(_ snapshot: Snapshot) async { saved = snapshot }
      func erase() { saved = nil }
    }
    let store = Store()
    let stage = try stage(Stall { .stack(Mall.Page("home")) })
    stage.director.autosave(to: store)
    await stage.director.saved()
    await stage.fold(to: .regular)
    await stage.director.saved()
    #expect(store.saved == stage.director.snapshot())
    #expect(store.saved?.bytes == stage.director.snapshot().bytes)
  }
}
