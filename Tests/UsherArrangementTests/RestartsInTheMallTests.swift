import Testing
import Usher
import UsherTesting

/// Restarts of flows without a layout of their own, of denied places, and of phones that fold.
@MainActor struct RestartsInTheMallTests {
  /// Restarts twice, and expects the same outline each time.
  private func expectTwice(
    _ root: @autoclosure () -> Coordinator, width: Double = 400,
    _ act: (TestStage) async throws -> Void
  ) async throws {
    let stage = try Mall.stage(root(), width: width)
    try await act(stage)
    await stage.settle()
    #expect(stage.director.snapshot().losses.isEmpty)
    let width = stage.director.width == .regular ? 1_000.0 : 400
    let first = try await stage.restarted { try Mall.stage(root(), width: width) }
    #expect(first.titledOutline == stage.titledOutline, "\(String(describing: first.restoration))")
    let second = try await first.restarted { try Mall.stage(root(), width: width) }
    #expect(
      second.titledOutline == first.titledOutline, "\(String(describing: second.restoration))")
  }

  @Test func `A restorable flow that fills its parent's stack is restored`() async throws {
    try await expectTwice(Mall.Home()) {
      try $0.coordinator(Mall.Home.self).start(child: Mall.SavedShop(), as: .push)
    }
    try await expectTwice(Mall.Home()) {
      try $0.coordinator(Mall.Home.self).start(Mall.ShopKey(), as: .push)
    }
  }

  @Test func `A flow on another's stack is restored though its first screen has gone`() async throws
  {
    try await expectTwice(Mall.Home()) {
      try $0.coordinator(Mall.Home.self).trigger(.shop)
      try $0.coordinator(Mall.Shop.self).replace(with: Mall.Item(number: 1))
    }
  }

  @Test(arguments: [Mall.HomeRoute.both, .arcade])
  func `A flow is restored by the route of its parent, wherever its own routes lead`(
    route: Mall.HomeRoute
  ) async throws {
    try await expectTwice(Mall.Home()) { try $0.coordinator(Mall.Home.self).trigger(route) }
  }

  @Test(arguments: [true, false])
  func `A container whose content guards do not allow begins as at first`(
    denies: Bool
  ) async throws {
    let session = Mall.Session()
    let stage = try Mall.stage(Mall.Tabs(), session)
    stage.coordinators(Mall.Tab.self)[1].set([Mall.Members()])
    (session.isOpen, session.denies) = (false, denies)
    let again = try await stage.restarted { try Mall.stage(Mall.Tabs(), session) }
    let report = try #require(again.restoration)
    #expect(again.director.tree.root?.children.count == 2)
    #expect(report.isPostponed == !denies)
    session.isOpen = true
    guard let door = again.find(Mall.Door.self) else { return #expect(denies) }
    door.finish()
    await again.settle()
    #expect(again.titledOutline == stage.titledOutline)
  }

  @Test func `A detail that needs the door is restored after it`() async throws {
    let session = Mall.Session()
    let stage = try Mall.stage(Mall.Columns(), session, width: 1_000)
    try stage.coordinator(Mall.Columns.self).push(Mall.Members(), as: .detail)
    session.isOpen = false
    let again = try await stage.restarted { try Mall.stage(Mall.Columns(), session, width: 1_000) }
    #expect(again.restoration?.isPostponed == true)
    #expect(again.director.snapshot() == stage.director.snapshot())
    session.isOpen = true
    try again.coordinator(Mall.Door.self).finish()
    await again.settle()
    #expect(again.titledOutline == stage.titledOutline)
  }

  @Test func `A window of which guards allow nothing is not empty`() async throws {
    let session = Mall.Session()
    let stage = try Mall.stage(Mall.Home(), session)
    try stage.coordinator(Mall.Home.self).set([Mall.Members()])
    session.isOpen = false
    let again = try await stage.restarted { try Mall.stage(Mall.Home(), session) }
    #expect(again.director.tree.root != nil)
    session.isOpen = true
    try again.coordinator(Mall.Door.self).finish()
    await again.settle()
    #expect(again.titledOutline == stage.titledOutline)
  }

  @Test func `A phone that was saved unfolded starts folded for each kind of first route`()
    async throws
  {
    let stage = try Mall.stage(Mall.Unfolding())
    stage.user.resize(to: .regular)
    await stage.idle()
    let again = try await stage.restarted { try Mall.stage(Mall.Unfolding()) }
    #expect(again.director.width == .compact)
    #expect(again.director.tree.root?.kind == .tabs)
  }

  @Test func `A first tree that waits for a flow is reported as postponed`() async throws {
    let session = Mall.Session()
    let stage = try Mall.stage(Mall.Club(), session)
    stage.director.root.push(Mall.Item(number: 1))
    session.isOpen = false
    let again = try await stage.restarted { try Mall.stage(Mall.Club(), session) }
    #expect(again.restoration?.isPostponed == true)
    #expect(again.restoration?.isComplete == false)
    session.isOpen = true
    try again.coordinator(Mall.Door.self).finish()
    await again.settle()
    #expect(again.titledOutline == stage.titledOutline)
  }

  @Test func `A first tree that guards deny is lost, and the window is saved from then on`()
    async throws
  {
    let session = Mall.Session()
    let stage = try Mall.stage(Mall.Club(), session, fallback: true)
    stage.director.root.push(Mall.Item(number: 1))
    (session.isOpen, session.denies) = (false, true)
    let again = try await stage.restarted { try Mall.stage(Mall.Club(), session, fallback: true) }
    let report = try #require(again.restoration)
    #expect(
      report.description == "Club was lost: denied. The guard members only denies it: Closed.")
    #expect(report.isPostponed == false)
    #expect(again.log.count { if case .restored = $0 { true } else { false } } == 1)
    again.director.root.present(Mall.Item(number: 2))
    #expect(again.director.snapshot().tree.outline == again.director.tree.outline)
  }

  @Test func `A step of which guards do not allow a part is taken again as a whole`() async throws {
    let session = Mall.Session()
    let stage = try Mall.stage(Mall.Home(), session)
    let home = try stage.coordinator(Mall.Home.self)
    home.present(Mall.Members())
    home.trigger(.inner)
    session.isOpen = false
    let again = try await stage.restarted { try Mall.stage(Mall.Home(), session) }
    session.isOpen = true
    try again.coordinator(Mall.Door.self).finish()
    await again.settle()
    #expect(again.titledOutline == stage.titledOutline)
  }

  @Test func `Screens of one type are distinguished by their keys`() async throws {
    try await expectTwice(Mall.Adaptive()) {
      $0.director.report(.resized(width: 1_000))
      await $0.idle()
      $0.director.root.push(Mall.Item(number: 2), as: .detail)
      $0.user.resize(to: .compact)
      await $0.idle()
    }
    try await expectTwice(Mall.Mailbox()) {
      $0.user.resize(to: .regular)
      await $0.idle()
    }
  }

  @Test func `Flows of one type that one route started are distinguished by their order`()
    async throws
  {
    try await expectTwice(Mall.Home()) {
      try $0.coordinator(Mall.Home.self).trigger(.twoShops)
      $0.user.dismiss()
    }
  }

  @Test func `A cover and a detail of one route are restored in place`() async throws {
    try await expectTwice(Mall.Desk(), width: 1_000) {
      try $0.coordinator(Mall.Desk.self).trigger(.coverAndDetail)
    }
  }

  @Test(arguments: [true, false])
  func `The item of a detail column is restored after the detail of a first route has left`(
    finishes: Bool
  ) async throws {
    try await expectTwice(Mall.Library(), width: 1_000) {
      let lister = try $0.coordinator(Mall.Lister.self)
      if finishes { lister.finish() } else { lister.pop() }
    }
  }

  @Test(arguments: [[Stall.Route.first], [.other], []])
  func `The item of a detail column is distinguished from a detail of its type`(
    routes: [Stall.Route]
  ) async throws {
    func root() -> Stall {
      Stall(.first) {
        .split(Mall.Page("list"), detail: Mall.Item(number: 90))
      } routes: {
        $0 == .none ? .none : .push(Mall.Item(number: $0 == .first ? 1 : 2), as: .detail)
      }
    }
    let stage = try Stall.stage(root(), width: .regular)
    let stall = try stage.coordinator(Stall.self)
    if routes.isEmpty { stall.pop() }
    for route in routes { stall.trigger(route) }
    let again = try await stage.restarted { try Stall.stage(root(), width: .regular) }
    #expect(again.titledOutline == stage.titledOutline)
    let third = try await again.restarted { try Stall.stage(root(), width: .regular) }
    #expect(third.titledOutline == stage.titledOutline)
  }

  @Test func `A flow of the layout that has finished hides no other one of its type`() async throws
  {
    let session = Mall.Session()
    let stage = try Mall.stage(Mall.Lounge(), session)
    try stage.coordinator(Mall.MembersCoordinator.self).finish()
    stage.director.root.start(Mall.MembersFlow(), as: .push)
    session.isOpen = false
    let again = try await stage.restarted { try Mall.stage(Mall.Lounge(), session) }
    #expect(again.restoration?.isPostponed == true)
    session.isOpen = true
    try again.coordinator(Mall.Door.self).finish()
    await again.settle()
    #expect(again.titledOutline == stage.titledOutline)
  }

  @Test func `Verbs act on the same screens after a restart`() async throws {
    let stage = try Mall.stage(Mall.Kiosk(), width: 1_000)
    try stage.coordinator(Mall.Magazine.self).trigger(.article)
    stage.director.root.push(Mall.Item(number: 1), as: .detail)
    let again = try await stage.restarted { try Mall.stage(Mall.Kiosk(), width: 1_000) }
    #expect(again.titledOutline == stage.titledOutline)
    for each in [stage, again] {
      try each.coordinator(Mall.Magazine.self).replace(with: Mall.Item(number: 5))
    }
    #expect(again.titledOutline == stage.titledOutline)
  }
}
