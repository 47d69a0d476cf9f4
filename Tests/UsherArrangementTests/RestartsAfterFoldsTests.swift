import Testing
import Usher
import UsherTesting

/// Restarts of flows that a fold has arranged in another way, and of details.
@MainActor struct RestartsAfterFoldsTests {
  /// Restarts twice, and expects the same outline each time.
  private func expectTwice(
    _ stage: TestStage, _ root: () -> Coordinator, width: SceneWidth = .compact
  ) async throws {
    var last = stage
    for turn in 1...2 {
      #expect(last.director.snapshot().losses.isEmpty)
      last = try await last.restarted { try Stall.stage(root(), width: width) }
      #expect(last.titledOutline == stage.titledOutline, "restart \(turn)")
    }
  }

  /// The window in the other width: folded or unfolded, or restarted in it.
  private func inWidth(
    _ width: SceneWidth, _ stage: TestStage, restarts: Bool, _ root: () -> Coordinator
  ) async throws -> TestStage {
    if restarts { return try await stage.restarted { try Stall.stage(root(), width: width) } }
    stage.user.resize(to: width)
    await stage.idle()
    return stage
  }

  @Test(arguments: [true, false])
  func `Screens of a first route are not restored beside an equal item of the other width`(
    restarts: Bool
  ) async throws {
    func root() -> Stall {
      let tab = Stall.tab()
      return Stall(.first) {
        .adaptive(
          compact: .tabs(tab, SceneLayout.stack(Mall.Item(number: 50))), regular: .split(tab))
      } routes: {
        $0 == .first ? .push(Mall.Item(number: 1)) : .none
      }
    }
    let stage = try Stall.stage(root(), width: .regular)
    stage.user.back()
    await stage.idle()
    #expect(stage.titledOutline == "split Stall\n  • stack Stall\n    Page “tab”")
    let folded = try await inWidth(.compact, stage, restarts: restarts, root)
    try await expectTwice(folded, root)
  }

  @Test(arguments: [true, false])
  func `A flow in a stack of the layout stays away once it has finished`(
    restarts: Bool
  ) async throws {
    func root() -> Stall {
      let (one, other) = (Stall.lone(), Stall.tab())
      return Stall {
        .adaptive(
          compact: .pages(
            other, SceneLayout.stack(Mall.Item(number: 50)), SceneLayout.stack(one)),
          regular: .split(SceneLayout.stack(one), other))
      }
    }
    let stage = try Stall.stage(root(), width: .regular)
    stage.coordinators(Stall.self)[1].finish()
    await stage.idle()
    #expect(stage.outline == "split Stall\n  • stack Stall\n    Page")
    let folded = try await inWidth(.compact, stage, restarts: restarts, root)
    try await expectTwice(folded, root)
  }

  @Test func `A detail column that was empty for a while is restored once`() async throws {
    func root() -> Stall {
      let inner = Stall(.first) {
        .stack(Mall.Page("inner"))
      } routes: {
        switch $0 {
        case .first: .push(Mall.Page("first"), as: .detail)
        case .one: .push(Mall.Item(number: 3), as: .detail)
        case .other: .set([Mall.Page("other")])
        case .none: .none
        }
      }
      return Stall(.first) {
        .split(inner, detail: Mall.Item(number: 90))
      } routes: {
        switch $0 {
        case .first: .push(Mall.Page("root"), as: .detail)
        case .one: .push(Mall.Item(number: 2), as: .detail)
        default: .none
        }
      }
    }
    let stage = try Stall.stage(root())
    let flows = stage.coordinators(Stall.self)
    flows[1].trigger(.one)
    flows[1].trigger(.other)
    await stage.idle()
    flows[0].trigger(.one)
    await stage.idle()
    #expect(
      stage.titledOutline == """
        split Stall
          stack Stall
            Page “other”
          • stack Stall
            Page “item 2”
        """)
    try await expectTwice(stage, root)
  }

  @Test(arguments: [SceneWidth.compact, .regular])
  func `A restorable flow that is a detail has its own detail above it`(
    width: SceneWidth
  ) async throws {
    func root() -> Stall {
      Stall { .split(Mall.Page("list"), detail: Mall.Item(number: 90)) }
    }
    let stage = try Stall.stage(root(), width: width)
    try stage.coordinator(Stall.self).start(child: Stall.Lender(), as: .detail)
    await stage.idle()
    #expect(stage.titledOutline.hasSuffix("Page “lender”\n    Page “item 1”"))
    try await expectTwice(stage, root, width: width)
  }

  @Test func `A flow that is not in front presents over the same after a fold and a restart`()
    async throws
  {
    func root() -> Stall {
      let tab = Stall.tab()
      let folding = Stall {
        .adaptive(
          compact: .tabs(tab, SceneLayout.stack(Mall.Item(number: 51))),
          regular: .split(SceneLayout.stack(Mall.Item(number: 51)), tab))
      }
      return Stall { .split(Stall.tab(), folding) }
    }
    let stage = try Stall.stage(root(), width: .regular)
    stage.user.resize(to: .compact)
    await stage.idle()
    let again = try await stage.restarted { try Stall.stage(root()) }
    for each in [stage, again] {
      each.coordinators(Stall.self)[2].present(Mall.Item(number: 2), as: .cover)
      await each.idle()
    }
    #expect(again.titledOutline == stage.titledOutline)
  }

  @Test func `A route that leads on and starts a flow restores what that flow has pushed`()
    async throws
  {
    func root() -> Stall {
      Stall {
        .stack(Mall.Page("home"))
      } routes: {
        let sheet = Stall {
          .stack(Mall.Page("sheet"))
        } routes: {
          $0 == .one
            ? .sequence(.present(Mall.Item(number: 1), as: .cover), .push(Mall.Page("item")))
            : .none
        }
        switch $0 {
        case .one: return .sequence(.redirect(to: Stall.Route.other), .start(sheet, as: .sheet))
        case .other: return .push(Mall.Page("other"))
        default: return .none
        }
      }
    }
    let stage = try Stall.stage(root())
    try stage.coordinator(Stall.self).trigger(.one)
    stage.coordinators(Stall.self)[1].trigger(.one)
    stage.user.dismiss()
    await stage.idle()
    #expect(stage.titledOutline.hasSuffix("Page “sheet”\n    Page “item”"))
    try await expectTwice(stage, root)
  }

  @Test func `Tabs that begin with tabs are there after folds and a restart`() async throws {
    func root() -> Stall {
      let tab = Stall.tab()
      return Stall {
        .adaptive(
          compact: .tabs(SceneLayout.tabs(Mall.Item(number: 51)), tab),
          regular: .split(Mall.Item(number: 51), tab))
      }
    }
    let stage = try Stall.stage(root())
    for width in [SceneWidth.regular, .compact] {
      stage.user.resize(to: width)
      await stage.idle()
    }
    try await expectTwice(stage, root)
  }

  @Test func `Screens that routes embed in one another are restored in place`() async throws {
    func root() -> Stall {
      Stall {
        .tabs(
          Stall {
            .stack(Mall.Page("tab"))
          } routes: {
            $0 == .one ? .present(Mall.Page("embedded"), as: .embedded("left")) : .none
          }, Stall.tab(), selected: 1)
      }
    }
    let stage = try Stall.stage(root())
    for _ in 0..<3 { stage.coordinators(Stall.self)[1].trigger(.one) }
    await stage.idle()
    try await expectTwice(stage, root)
  }

  @Test(arguments: [SceneWidth.compact, .regular])
  func `A window that waits for the sign-in survives the removal of another flow's detail`(
    width: SceneWidth
  ) async throws {
    func root() -> Stall {
      let inner = Stall(
        .first,
        routes: {
          switch $0 {
          case .first: .push(Mall.Page("inner"))
          case .one: .set([Mall.Members()])
          default: .none
          }
        })
      return Stall(.first) {
        .adaptive(
          compact: .tabs(inner),
          regular: .split(inner, SceneLayout.stack(Mall.Item(number: 50)), detail: Mall.Nothing()))
      } routes: {
        switch $0 {
        case .first: .start(Stall.lone(), as: .detail)
        case .one: .push(Mall.Item(number: 0), as: .detail)
        default: .none
        }
      }
    }
    let stage = try Stall.stage(root(), width: .regular)
    let flows = stage.coordinators(Stall.self)
    flows[0].trigger(.one)
    flows[1].trigger(.one)
    stage.user.resize(to: .compact)
    await stage.idle()
    let open = try await stage.restarted { try Stall.stage(root(), width: width) }
    let (_, after, isPostponed) = try await Stall.restart(stage, as: root(), width: width)
    #expect(isPostponed)
    #expect(after == open.titledOutline)
  }
}
