import Testing
import Usher
import UsherTesting

/// Restarts of windows that wait for the door, in either width, and of stacks that a fold has made.
@MainActor struct RestartsBehindDoorsTests {
  @Test(arguments: [Stall.Route.first, .one])
  func `A window of which only the first route's screen is left waits as a whole`(
    route: Stall.Route
  ) async throws {
    func root() -> Stall {
      Stall(
        .first,
        routes: { $0 == .first ? .set([Mall.Members()]) : .replaceAll(with: [Mall.Members()]) })
    }
    let stage = try Stall.stage(root())
    try stage.coordinator(Stall.self).trigger(route)
    let (waiting, after, isPostponed) = try await Stall.restart(stage, as: root())
    #expect(waiting == "stack Door\n  Page")
    #expect(isPostponed)
    #expect(after == stage.titledOutline)
  }

  @Test func `A window without anything to restore waits for the sign-in as well`() async throws {
    let stage = try Stall.stage(Stall { .empty })
    try stage.coordinator(Stall.self).present(Mall.Item(number: 1), as: .root)
    #expect(stage.director.snapshot().losses.isEmpty)
    let again = try await stage.restarted {
      try TestStage(root: Stall { .empty }, scope: Mall.Scope()) { director in
        director.guards = [
          Guard("everything") { $0.runs(Mall.Door.self) ? .allow : .detour(through: Mall.Door()) }
        ]
      }
    }
    #expect(again.outline == "stack Door\n  Page")
  }

  @Test func `A window waits for two doors, one after the other, and is built once after them`()
    async throws
  {
    var builds = 0
    func root() -> Stall {
      Stall {
        builds += 1
        return .stack(Mall.Page("home"))
      }
    }
    let stage = try Stall.stage(root())
    try stage.coordinator(Stall.self).push(Mall.Item(number: 1))
    for isRestart in [true, false] {
      var open = 0
      let guards = (0..<2).map { index in
        Guard("door \(index)") { proposal in
          open > index || proposal.runs(Mall.Door.self) ? .allow : .detour(through: Mall.Door())
        }
      }
      let make: @MainActor @Sendable () async throws -> TestStage = {
        try TestStage(root: root(), scope: Mall.Scope()) { director in
          director.restoration = try RestorationTable { $0.register(Mall.Item.self) }
          director.guards = guards
        }
      }
      let again = isRestart ? try await stage.restarted(make) : try await make()
      for count in 1...2 {
        builds = 0
        open = count
        try again.coordinator(Mall.Door.self).finish()
        await again.settle()
      }
      #expect(builds == 1)
      #expect(
        again.titledOutline == (isRestart ? stage.titledOutline : "stack Stall\n  Page “home”"))
    }
  }

  @Test func `A tab whose first screen needs the sign-in is restored after it`() async throws {
    func root() -> Stall {
      Stall { .tabs(Stall.tab(), Stall(.first, routes: { _ in .set([Mall.Members()]) })) }
    }
    let stage = try Stall.stage(root())
    stage.coordinators(Stall.self).last?.trigger(.first)
    let (_, after, isPostponed) = try await Stall.restart(stage, as: root())
    #expect(isPostponed)
    #expect(after == stage.titledOutline)
  }

  /// Tabs or columns, with a cover and a detail that need the door.
  private func folding() -> Stall {
    let (first, second) = (Stall.tab(), Stall.tab())
    return Stall {
      .adaptive(
        compact: .tabs(first, second), regular: .split(first, second, detail: Mall.Nothing()))
    } routes: {
      switch $0 {
      case .one: .present(Mall.Members(), as: .cover)
      case .other: .push(Mall.Members(), as: .detail)
      default: .none
      }
    }
  }

  @Test(arguments: [Stall.Route.one, .other], [SceneWidth.compact, .regular])
  func `A window that waits for the door may open in the other width`(
    route: Stall.Route, width: SceneWidth
  ) async throws {
    let other = width == .compact ? SceneWidth.regular : .compact
    let stage = try Stall.stage(folding(), width: width)
    stage.coordinators(Stall.self).first?.trigger(route)
    let open = try await stage.restarted { try Stall.stage(folding(), width: other) }
    let (waiting, after, isPostponed) = try await Stall.restart(stage, as: folding(), width: other)
    #expect(isPostponed)
    #expect(waiting.contains("stack Door"))
    #expect(after == open.titledOutline)
  }

  @Test func `A window may fold while it waits for the door`() async throws {
    let stage = try Stall.stage(folding())
    stage.coordinators(Stall.self).first?.trigger(.one)
    let saved = stage.director.snapshot()
    let (_, after, _) = try await Stall.restart(stage, as: folding()) { again in
      again.user.resize(to: .regular)
      await again.idle()
      #expect(again.director.snapshot() == saved)
    }
    stage.user.resize(to: .regular)
    await stage.idle()
    #expect(after == stage.titledOutline)
  }

  @Test func `A cover and a detail of one route are restored in place after the sign-in`()
    async throws
  {
    func root() -> Stall {
      let (first, second) = (Stall.tab(), Stall.tab())
      return Stall {
        .adaptive(
          compact: .pages(first, second, selected: 1),
          regular: .split(first, second, detail: Mall.Nothing()))
      } routes: {
        $0 == .one
          ? .sequence(
            .present(Mall.Members(), as: .cover), .push(Mall.Page("detail"), as: .detail))
          : .none
      }
    }
    let stage = try Stall.stage(root())
    stage.coordinators(Stall.self).first?.trigger(.one)
    stage.user.resize(to: .regular)
    await stage.idle()
    let (_, after, isPostponed) = try await Stall.restart(stage, as: root(), width: .regular)
    #expect(isPostponed)
    #expect(after == stage.titledOutline)
  }

  @Test(arguments: [true, false])
  func `A stack that a fold has put around an item is there after a restart`(
    hasOther: Bool
  ) async throws {
    func root() -> Stall {
      let item = Stall { .screen(Mall.Page("item")) }
      let other = SceneLayout.stack(Mall.Item(number: 52))
      return Stall {
        .adaptive(
          compact: .stack(item), regular: hasOther ? .split(item, other) : .split(item))
      } routes: {
        $0 == .one ? .push(Mall.Page("above")) : .none
      }
    }
    let stage = try Stall.stage(root())
    stage.coordinators(Stall.self).first?.trigger(.one)
    stage.user.resize(to: .regular)
    await stage.idle()
    #expect(stage.outline.contains("stack Stall"))
    let again = try await stage.restarted { try Stall.stage(root(), width: .regular) }
    #expect(again.titledOutline == stage.titledOutline)
    let third = try await again.restarted { try Stall.stage(root(), width: .regular) }
    #expect(third.titledOutline == stage.titledOutline)
    third.user.resize(to: .compact)
    await third.idle()
    #expect(third.titledOutline.contains("Page “above”"))
  }
}

/// Restarts of flows that a route has led to.
@MainActor struct RestartedRoutesTests {
  @Test(arguments: [true, false])
  func `A restorable flow whose layout fills its parent's stack is restored`(
    byRoute: Bool
  ) async throws {
    func root() -> Stall {
      Stall {
        .stack(Mall.Page("home"))
      } routes: {
        $0 == .one ? .start(Stall.Wrapper(), as: .push) : .none
      }
    }
    let stage = try Stall.stage(root())
    let stall = try stage.coordinator(Stall.self)
    if byRoute { stall.trigger(.one) } else { stall.start(child: Stall.Wrapper(), as: .push) }
    let again = try await stage.restarted { try Stall.stage(root()) }
    #expect(again.titledOutline == stage.titledOutline)
  }

  @Test func `A flow is lost in the snapshot although its routes are of its parent's type`() throws
  {
    let stage = try Stall.stage(Stall { .stack(Mall.Page("home")) })
    let other = Stall(.first, routes: { _ in .push(Mall.Page("walk")) })
    try stage.coordinator(Stall.self).start(child: other, as: .push)
    let snapshot = stage.director.snapshot()
    #expect(
      snapshot.losses.map(\.description) == ["Stall was lost: fleeting. It is not Restorable."])
  }

  @Test func `A route that leads on to another one restores what both have shown`() async throws {
    func root() -> Stall {
      Stall {
        .stack(Mall.Page("home"))
      } routes: {
        switch $0 {
        case .one: .sequence(.redirect(to: Stall.Route.other), .start(Mall.Shop(), as: .popover))
        case .other: .start(Mall.Shop(), as: .push)
        default: .none
        }
      }
    }
    let stage = try Stall.stage(root())
    try stage.coordinator(Stall.self).trigger(.one)
    let again = try await stage.restarted { try Stall.stage(root()) }
    #expect(again.titledOutline == stage.titledOutline)
    let third = try await again.restarted { try Stall.stage(root()) }
    #expect(third.titledOutline == stage.titledOutline)
  }

  @Test func `A flow that is not in front acts on the same tab after a restart`() async throws {
    func root() -> Stall {
      Stall {
        .tabs(
          Stall {
            .tabs(
              SceneLayout.stack(Mall.Page("left")), SceneLayout.stack(Mall.Page("right")),
              selected: 1)
          } routes: {
            $0 == .one ? .push(Mall.Page("item")) : .none
          }, Mall.Page("beside"))
      }
    }
    let stage = try Stall.stage(root())
    stage.coordinators(Stall.self)[1].select(0)
    stage.coordinators(Stall.self)[1].trigger(.one)
    let again = try await stage.restarted { try Stall.stage(root()) }
    #expect(again.titledOutline == stage.titledOutline)
    for each in [stage, again] {
      each.coordinators(Stall.self)[0].select(1)
      each.coordinators(Stall.self)[1].trigger(.one)
    }
    #expect(again.titledOutline == stage.titledOutline)
  }
}
