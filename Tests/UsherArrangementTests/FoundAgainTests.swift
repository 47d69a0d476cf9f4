import Testing
import UsherDI
import UsherTesting

/// Nodes that keep their places over a restart, or a width that changes and returns.
@MainActor struct FoundAgainTests {
  private func stage(
    wide isWide: Bool, left: @escaping @MainActor () -> SceneLayout = Self.list,
    _ layout: @escaping @MainActor () -> SceneLayout
  ) throws -> TestStage {
    try Hall.stage(Hall.Plan(root: layout, left: left), wide: isWide)
  }

  private static func list() -> SceneLayout { .stack(HallList(name: "Left")) }

  private static func columns() -> SceneLayout { Hall.columns("Left", detail: "RL") }

  private static func mail() -> SceneLayout {
    .adaptive(
      compact: .tabs(LeftTab(), RightTab()),
      regular: .split(RightTab(), LeftTab(), detail: Cover("R")))
  }

  @Test func `A detail column whose detail is not restored shows its item`() async throws {
    let stage = try stage(wide: true, Self.mail)
    try stage.coordinator(Left.self).push(Cover("fleeting"), as: .detail)
    await stage.idle()
    let later = try await stage.restarted { try self.stage(wide: true, Self.mail) }
    #expect(
      later.titledOutline == """
        split Hall
          stack Right
            HallList “Right”
          • stack Left
            HallList “Left”
          stack Hall
            Cover “R”
        """)
    try await later.expectRestart { try self.stage(wide: true, Self.mail) }
  }

  @Test func `A container of which nothing is restored begins as at first`() async throws {
    let layout = { @MainActor () -> SceneLayout in
      .split(
        SceneLayout.stack(HallList(name: "1")), SceneLayout.stack(HallList(name: "2")),
        SceneLayout.stack(HallList(name: "3")))
    }
    let stage = try stage(wide: true, layout)
    try stage.hall.select(1)
    try stage.hall.set([Cover("fleeting")])
    await stage.idle()
    let later = try await stage.restarted { try self.stage(wide: true, layout) }
    #expect(later.screens(HallListScreen.self).map(\.name) == ["1", "2", "3"])
    let tabs = { @MainActor () -> SceneLayout in .tabs(LeftTab(), RightTab()) }
    let other = try self.stage(wide: false, tabs)
    try other.coordinator(Right.self).replaceAll(with: [Cover("fleeting")])
    await other.idle()
    let again = try await other.restarted { try self.stage(wide: false, tabs) }
    #expect(again.screens(HallListScreen.self).map(\.name) == ["Left", "Right"])
  }

  @Test func `A sheet over tabs in a column stays over the tabs`() async throws {
    let stage = try stage(wide: true) {
      .adaptive(
        compact: .tabs(LeftTab(), RightTab()),
        regular: .split(SceneLayout.tabs(LeftTab(), RightTab()), detail: Cover("R")))
    }
    let flow = try stage.hall.start(Ask(), as: .sheet)
    await stage.idle()
    try await stage.expectSameThereAndBack()
    try stage.coordinator(Left.self).finish()
    await stage.idle()
    #expect(flow.currentOutcome == nil)
  }

  @Test(arguments: [true, false])
  func `A detail of the coordinator that has the tabs goes to the column of the flow in front`(
    isWide: Bool
  ) async throws {
    let stage = try stage(wide: isWide, left: Self.columns) { .tabs(LeftTab(), RightTab()) }
    try stage.hall.push(Leaf(id: 1), as: .detail)
    await stage.idle()
    try await stage.expectSameThereAndBack()
    try stage.hall.push(Leaf(id: 2), as: .detail)
    await stage.fold(to: .regular)
    #expect(
      stage.titledOutline == """
        tabs Hall
          • split Left
            stack Left
              HallList “Left”
            • stack Left
        \(isWide ? "" : "      Leaf “1”\n")      Leaf “2”
          stack Right
            HallList “Right”
        """)
    try await stage.expectSameThereAndBack()
  }

  @Test func `A restart in a narrow window keeps whose detail it is`() async throws {
    let layout = { @MainActor () -> SceneLayout in
      .adaptive(
        compact: .tabs(LeftTab(), RightTab()),
        regular: .split(RightTab(), LeftTab(), detail: Cover("R")))
    }
    let stage = try stage(wide: true, left: Self.columns, layout)
    try stage.hall.select(LeftTab())
    try stage.hall.push(Leaf(id: 1), as: .detail)
    await stage.idle()
    let wide = stage.titledOutline
    let narrow = try await stage.restarted {
      try self.stage(wide: false, left: Self.columns, layout)
    }
    await narrow.idle()
    let later = try await narrow.restarted {
      try self.stage(wide: true, left: Self.columns, layout)
    }
    await later.idle()
    #expect(later.titledOutline == wide)
  }

  @Test func `A flow that has replaced its first screen is restored by its key`() async throws {
    let stage = try stage(wide: false, Self.mail)
    try stage.hall.start(Quiz(), as: .push)
    await stage.idle()
    try stage.coordinator(QuizFlow.self).replace(with: Leaf(id: 2))
    await stage.idle()
    let later = try await stage.restarted { try self.stage(wide: false, Self.mail) }
    await later.idle()
    #expect(later.restoration?.isComplete == true)
    #expect(later.titledOutline == stage.titledOutline)
  }

  @Test func `A tab that only a wide window has stays selected under a detail`() async throws {
    let stage = try stage(wide: true) {
      .adaptive(
        compact: .tabs(LeftTab(), RightTab()),
        regular: .split(SceneLayout.tabs(LeftTab(), RightTab()), detail: Cover("R")))
    }
    try stage.hall.select(RightTab())
    try stage.coordinator(Right.self).push(Leaf(id: 1), as: .detail)
    await stage.idle()
    try await stage.expectSameThereAndBack()
  }
}
