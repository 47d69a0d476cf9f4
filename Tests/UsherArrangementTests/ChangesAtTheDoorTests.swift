import Testing
import Usher
import UsherTesting

/// Changes by users, links and folds while a restored window waits for the sign-in.
@MainActor struct ChangesAtTheDoorTests {
  private var reports: @MainActor (TestStage) -> [RestorationReport] {
    { stage in stage.log.compactMap { if case .restored(let report) = $0 { report } else { nil } } }
  }

  /// Tabs with a flow that pushes screens and a restorable flow, and a sheet that needs the door.
  private func tabs() -> Stall {
    Stall {
      .tabs(
        Stall {
          .stack(Mall.Page("home"))
        } routes: {
          switch $0 {
          case .one: .push(Mall.Page("page"))
          case .other: .start(Mall.Poster(), as: .push)
          default: .none
          }
        }, Stall.tab())
    } routes: {
      $0 == .one ? .present(Mall.Members()) : .none
    }
  }

  @Test func `A flow that ends and a screen that is popped during the sign-in are not restored`()
    async throws
  {
    for route in [Stall.Route.one, .other] {
      let stage = try Stall.stage(tabs())
      stage.coordinators(Stall.self)[1].trigger(route)
      stage.coordinators(Stall.self)[0].trigger(.one)
      let (_, after, isPostponed) = try await Stall.restart(stage, as: tabs()) { again in
        again.find(Mall.Poster.self)?.finish()
        if route == .one { again.coordinators(Stall.self)[1].pop() }
        again.coordinators(Stall.self)[0].select(1)
        await again.settle()
        #expect(again.screens(Mall.Page.self).map(\.title) == ["home", "tab", "door"])
      }
      #expect(isPostponed)
      #expect(
        after == """
          tabs Stall
            stack Stall
              Page “home”
            • stack Stall
              Page “tab”
            ▲ sheet Page “members”
          """)
    }
  }

  @Test
  func `Screens above one that is popped during the sign-in are lost and reported`()
    async throws
  {
    func root() -> Stall {
      Stall {
        .tabs(
          Stall {
            .stack(Mall.Page("home"))
          } routes: {
            switch $0 {
            case .one: .push(Mall.Page("page"))
            case .other: .push(Mall.Members())
            default: .none
            }
          }, Stall.tab())
      }
    }
    let stage = try Stall.stage(root())
    stage.coordinators(Stall.self)[1].trigger(.one)
    stage.coordinators(Stall.self)[1].trigger(.other)
    let session = Mall.Session()
    session.isOpen = false
    let again = try await stage.restarted { try Stall.stage(root(), session) }
    await again.settle()
    again.coordinators(Stall.self)[1].pop()
    session.isOpen = true
    try again.coordinator(Mall.Door.self).finish()
    await again.settle()
    #expect(again.screens(Mall.Page.self).map(\.title) == ["home", "tab"])
    #expect(
      reports(again).last?.losses.map(\.description) == [
        "Page was lost: orphaned. The node below it was lost."
      ])
  }

  @Test func `A screen above one that is removed at the door stays`() async throws {
    let stage = try Stall.stage(tabs())
    stage.coordinators(Stall.self)[1].trigger(.one)
    stage.coordinators(Stall.self)[1].trigger(.one)
    stage.coordinators(Stall.self)[0].trigger(.one)
    let before = stage.titledOutline
    let (_, after, _) = try await Stall.restart(stage, as: tabs()) { again in
      let removed = again.screens(Mall.Page.self)[1]
      #expect(again.coordinators(Stall.self)[1].remove(removed).error == nil)
      await again.settle()
    }
    let page = "    Page “page”\n"
    #expect(after == before.replacing(page + page, with: page))
  }

  @Test func `A link to a place that is restored after the door finds it there`() async throws {
    let stage = try Stall.stage(tabs())
    stage.coordinators(Stall.self)[0].trigger(.one)
    let session = Mall.Session()
    session.isOpen = false
    let again = try await stage.restarted {
      try TestStage(root: tabs(), scope: Mall.Scope()) { director in
        director.restoration = try RestorationTable {
          $0.register(Mall.Members.self)
          $0.register(Stall.Route.self)
        }
        director.guards = [
          Guard("members") {
            session.isOpen || $0.keys(of: Mall.Members.self).isEmpty
              ? .allow : .detour(through: Mall.Door())
          }
        ]
        director.links = try DeepLinkTable(scheme: "mall") {
          $0.add("members", Stall.Route.one)
        }
        director.open("mall://members")
      }
    }
    await again.settle()
    session.isOpen = true
    try again.coordinator(Mall.Door.self).finish()
    await again.settle()
    #expect(again.titledOutline == stage.titledOutline)
  }

  /// A flow with columns of its own beside another, and an item that only a wide window has.
  private static func folding() -> Stall {
    let list = Mall.Item(number: 2)
    let (inner, first) = (
      Stall {
        .adaptive(
          compact: .stack(list), regular: .split(SceneLayout.stack(list), detail: Mall.Nothing()))
      } routes: {
        $0 == .one ? .push(Mall.Item(number: 1), as: .detail) : .none
      }, Stall.tab()
    )
    return Stall {
      .adaptive(
        compact: .tabs(inner, first), regular: .tabs(inner, first, Mall.Item(number: 9)))
    } routes: {
      $0 == .one ? .present(Mall.Members()) : .none
    }
  }

  @Test(arguments: [false, true])
  func `A window with columns inside tabs may fold and unfold at the door`(
    hasDetail: Bool
  ) async throws {
    let stage = try Stall.stage(Self.folding(), width: .regular)
    if hasDetail { stage.coordinators(Stall.self)[1].trigger(.one) }
    stage.coordinators(Stall.self)[0].trigger(.one)
    await stage.idle()
    let session = Mall.Session()
    session.isOpen = false
    let again = try await stage.restarted {
      try Stall.stage(Self.folding(), session, width: .regular)
    }
    await again.settle()
    for width in [SceneWidth.compact, .regular] {
      again.user.resize(to: width)
      await again.settle()
    }
    session.isOpen = true
    try again.coordinator(Mall.Door.self).finish()
    await again.settle()
    #expect(again.titledOutline == stage.titledOutline)
    #expect(reports(again).last?.losses.isEmpty == true)
  }

  @Test func `A report names no container of another width as lost`() async throws {
    func root() -> Stall {
      let (first, second) = (Stall.tab(), Stall.tab())
      return Stall {
        .adaptive(
          compact: .tabs(first, second), regular: .split(first, second, detail: Mall.Nothing()))
      } routes: {
        $0 == .one ? .present(Mall.Members(), as: .cover) : .none
      }
    }
    let stage = try Stall.stage(root(), width: .regular)
    stage.coordinators(Stall.self)[0].trigger(.one)
    await stage.idle()
    let session = Mall.Session()
    session.isOpen = false
    let again = try await stage.restarted { try Stall.stage(root(), session) }
    await again.settle()
    #expect(again.user.dismiss())
    await again.settle()
    #expect(reports(again).last?.losses.map(\.what) == ["Page"])
  }
}
