import Testing
import UsherDI
import UsherTesting

/// Detail columns whose items guards deny: they are missing, and nothing else changes.
@MainActor struct DeniedDetailTests {
  private let policy = Policy()

  /// A flow with columns of its own, with the item `RL`, in a window with the item `R`.
  private func stage(wide isWide: Bool, denying covers: Set<String> = []) throws -> TestStage {
    policy.covers = covers
    return try restart(wide: isWide)
  }

  private func restart(wide isWide: Bool) throws -> TestStage {
    let layout = Hall.Plan(root: Hall.mail, left: Hall.columns)
    return try Hall.stage(layout, wide: isWide, guards: [policy.rule, policy.quizFirst])
  }

  private func deny(_ covers: Set<String>, on stage: TestStage) async {
    policy.covers = covers
    #expect(stage.director.reevaluate().error == nil)
    await stage.idle()
    #expect(stage.director.standingDenials.isEmpty)
  }

  private func covers(of stage: TestStage) -> [String] {
    stage.screens(CoverScreen.self).map(\.name).sorted()
  }

  @Test func `The item of a detail column is not shown against a guard`() async throws {
    let stage = try stage(wide: true)
    await deny(["R"], on: stage)
    let right = try stage.coordinator(Right.self)
    #expect(right.push(Leaf(id: 1)).error == nil)
    #expect(right.push(Leaf(id: 2), as: .detail).error == nil)
    await stage.idle()
    #expect(right.pop().error == nil)
    await stage.idle()
    #expect(covers(of: stage) == ["RL"] && stage.screens(LeafScreen.self).count == 1)
    policy.covers = []
    #expect(right.push(Leaf(id: 3)).error == nil)
    await stage.idle()
    #expect(covers(of: stage) == ["R", "RL"])
  }

  @Test(arguments: [["R"], ["RL"], ["R", "RL"]] as [Set<String>])
  func `A window opens, unfolds and folds without the columns whose items guards deny`(
    denied: Set<String>
  ) async throws {
    let allowed = Set(["R", "RL"]).subtracting(denied).sorted()
    for isWide in [true, false] {
      let stage = try stage(wide: isWide, denying: denied)
      try await stage.expectSameThereAndBack()
      await stage.fold(to: .regular)
      #expect(covers(of: stage) == allowed)
      await deny([], on: stage)
      #expect(covers(of: stage) == ["R", "RL"])
      await deny(denied, on: stage)
      #expect(covers(of: stage) == allowed)
    }
  }

  @Test func `Each column is restored when its own item is allowed`() async throws {
    let stage = try stage(wide: true, denying: ["R", "RL"])
    #expect(covers(of: stage).isEmpty)
    await deny(["R"], on: stage)
    #expect(covers(of: stage) == ["RL"])
    await deny(["RL"], on: stage)
    #expect(covers(of: stage) == ["R"])
  }

  @Test(arguments: [["R"], ["RL"], ["R", "RL"]] as [Set<String>])
  func `A detail fills a column that is missing`(denied: Set<String>) async throws {
    for opener in [Hall.self, Left.self, Right.self] as [Coordinator.Type] {
      let stage = try stage(wide: true)
      await deny(denied, on: stage)
      let caller = try #require(
        stage.coordinators(Coordinator.self).first { type(of: $0) == opener })
      #expect(caller.push(Leaf(id: 1), as: .detail).error == nil)
      await stage.idle()
      let column = stage.director.tree.nodes.last { $0.children.contains { $0.name == "Leaf" } }
      #expect(column?.children.count == 1, "\(stage.titledOutline)")
      try await stage.expectSameThereAndBack()
      #expect(caller.pop().error == nil)
      await stage.idle()
      let allowed = Set(["R", "RL"]).subtracting(denied).sorted()
      #expect(covers(of: stage) == allowed, "\(stage.titledOutline)")
    }
  }

  @Test func `A detail replaces the item when nothing else is left of a window`() async throws {
    let stage = try stage(wide: true)
    #expect(try stage.coordinator(Left.self).finish().error == nil)
    #expect(try stage.coordinator(Right.self).finish().error == nil)
    await stage.idle()
    #expect(try stage.hall.push(Leaf(id: 1), as: .detail).error == nil)
    await stage.idle()
    stage.expectOutline(
      """
      split Hall
        • stack Hall
          Leaf
      """)
  }

  @Test(arguments: [true, false])
  func `A column that was denied when it was saved is there when its item is allowed`(
    atOnce: Bool
  ) async throws {
    let stage = try stage(wide: true, denying: atOnce ? ["R"] : [])
    await deny(["R"], on: stage)
    let again = try await stage.restarted {
      policy.covers = []
      return try restart(wide: true)
    }
    await again.idle()
    #expect(again.restoration?.isComplete == true)
    #expect(covers(of: again) == ["R", "RL"])
    try await again.expectSameThereAndBack()
  }

  @Test func `A restart keeps a flow whose own item is denied, and what was in front`() async throws
  {
    let stage = try stage(wide: true)
    try stage.hall.start(LeftTab(), as: .sheet)
    let left = try stage.coordinator(Left.self)
    try stage.hall.select(left)
    left.select(1)
    await stage.idle()
    let before = stage.titledOutline
    for isWide in [true, false] {
      await stage.fold(to: isWide ? .regular : .compact)
      let again = try await stage.restarted {
        policy.covers = ["R"]
        return try restart(wide: true)
      }
      await again.idle()
      #expect(again.restoration?.isComplete == true)
      #expect(covers(of: again) == ["RL", "RL"])
      if isWide {
        let shown = before.replacing("  stack Hall\n    Cover “R”\n", with: "")
        #expect(again.titledOutline == shown)
      }
      policy.covers = []
    }
  }

  @Test(arguments: [[], ["RL"]] as [Set<String>])
  func `A flow that waits for another at its restoration is restored without the column`(
    denied: Set<String>
  ) async throws {
    let stage = try stage(wide: true, denying: denied)
    try stage.hall.start(LeftTab(), as: .sheet)
    await stage.idle()
    let again = try await stage.restarted {
      policy.isQuizFirst = true
      return try restart(wide: true)
    }
    await again.idle()
    #expect(again.coordinators(Left.self).count == 1)
    policy.isQuizFirst = false
    #expect(try again.coordinator(QuizFlow.self).finish().error == nil)
    await again.idle()
    #expect(again.director.tree.modals.count == 1 && again.coordinators(Left.self).count == 2)
    #expect(covers(of: again) == ["R", "RL", "RL"].filter { !denied.contains($0) })
    await deny([], on: again)
    #expect(covers(of: again) == ["R", "RL", "RL"])
  }

  @Test func `A flow whose own item is denied begins without the column`() async throws {
    let stage = try stage(wide: true, denying: ["R"])
    let flow = try stage.hall.start(LeftTab(), as: .sheet)
    #expect(flow.navigation.error == nil)
    await stage.idle()
    #expect(covers(of: stage) == ["RL", "RL"])
    await deny(["R", "RL"], on: stage)
    #expect(try stage.hall.start(LeftTab(), as: .cover).navigation.error == nil)
    await stage.idle()
    #expect(covers(of: stage).isEmpty)
    await deny([], on: stage)
    #expect(covers(of: stage) == ["R", "RL", "RL", "RL"])
  }

  @Test(arguments: [true, false])
  func `The denied item of a column costs no other tab its place at a restart`(
    wide isWide: Bool
  ) async throws {
    let third = SceneLayout.stack(Leaf(id: 3))
    let plan = Hall.Plan {
      .adaptive(
        compact: .tabs(LeftTab(), RightTab(), third),
        regular: .tabs(SceneLayout.split(LeftTab(), detail: Cover("R")), RightTab(), third))
    }
    policy.covers = ["R"]
    let stage = try Hall.stage(plan, wide: isWide, guards: [policy.rule])
    await stage.fold(to: isWide ? .compact : .regular)
    await stage.fold(to: isWide ? .regular : .compact)
    let again = try await stage.restarted {
      try Hall.stage(plan, wide: isWide, guards: [policy.rule])
    }
    await again.idle()
    #expect(again.titledOutline == stage.titledOutline)
    #expect(again.restoration?.isComplete == true)
  }

  @Test func `A column that guards have emptied before a fold is not lost at a restart`()
    async throws
  {
    let plan = Hall.Plan(root: { .screen(LeftTab()) }, left: Hall.columns)
    let stage = try Hall.stage(plan, wide: true, guards: [policy.rule])
    await deny(["RL"], on: stage)
    await stage.fold(to: .compact)
    let again = try await stage.restarted {
      try Hall.stage(plan, wide: false, guards: [policy.rule])
    }
    await again.idle()
    #expect(again.titledOutline == stage.titledOutline)
    #expect(again.restoration?.isComplete == true)
  }
}

@MainActor private final class Policy {
  /// The covers that guards deny.
  var covers: Set<String> = []
  /// `true` if a quiz comes before every sheet.
  var isQuizFirst = false

  var quizFirst: Guard {
    Guard("quiz") { [unowned self] proposal in
      !isQuizFirst || proposal.tree.modals.isEmpty || proposal.starts(QuizFlow.self)
        ? .allow : .detour(through: QuizFlow())
    }
  }

  var rule: Guard {
    Guard("covers") { [unowned self] proposal in
      let denied = proposal.tree.nodes.first { $0.title.map(covers.contains) ?? false }
      return denied.map { .deny("No \($0.title ?? "").") } ?? .allow
    }
  }
}
