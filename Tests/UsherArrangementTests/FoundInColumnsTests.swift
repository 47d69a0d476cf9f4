import Testing
import UsherDI
import UsherTesting

/// Layers and details beside flows that have columns of their own.
@MainActor struct FoundInColumnsTests {
  private func stage(
    wide isWide: Bool = true,
    left: @escaping @MainActor () -> SceneLayout = Hall.columns,
    _ layout: @escaping @MainActor () -> SceneLayout = Hall.mail
  ) throws -> TestStage {
    try Hall.stage(wide: isWide, left: left, layout)
  }

  private static func alone() -> SceneLayout {
    .adaptive(compact: .tabs(LeftTab()), regular: .split(LeftTab(), detail: Cover("R")))
  }

  private static func tabs() -> SceneLayout { .tabs(RightTab(), LeftTab()) }

  private static func lists() -> SceneLayout {
    let lists = (SceneLayout.stack(HallList(name: "1")), SceneLayout.stack(HallList(name: "2")))
    return .adaptive(compact: .tabs(lists.0, lists.1), regular: .split(lists.0, lists.1))
  }

  /// The flow with columns is the first column.
  private static func around() -> SceneLayout {
    .adaptive(
      compact: .tabs(RightTab(), LeftTab()),
      regular: .split(LeftTab(), RightTab(), detail: Cover("R")))
  }

  /// A wide window has pages in a column.
  private static func pages() -> SceneLayout {
    .adaptive(
      compact: .tabs(RightTab().id(1), RightTab().id(2), LeftTab()),
      regular: .split(
        SceneLayout.pages(RightTab().id(1), LeftTab()), RightTab().id(2), detail: Cover("R")))
  }

  @Test func `A sheet with columns of its own stays over the detail column when it folds`()
    async throws
  {
    let stage = try stage()
    try stage.coordinator(Right.self).push(Leaf(id: 1), as: .detail)
    await stage.idle()
    let flow = try stage.hall.start(LeftTab(), as: .sheet)
    await stage.idle()
    try await stage.expectSameThereAndBack()
    try stage.coordinator(Right.self).push(Leaf(id: 4), as: .detail)
    await stage.idle()
    #expect(flow.currentOutcome == nil)
    try await stage.expectSameThereAndBack()
  }

  @Test(arguments: [true, false])
  func `A sheet over pages stays over them, with any content and any number of pages`(
    hasColumns: Bool
  ) async throws {
    let stage = try stage(Self.pages)
    if hasColumns {
      try stage.hall.start(LeftTab(), as: .sheet)
    } else {
      try stage.hall.start(Ask(), as: .sheet)
    }
    await stage.idle()
    try await stage.expectSameThereAndBack()
    stage.coordinators(Right.self)[0].finish()
    await stage.idle()
    try await stage.expectSameThereAndBack()
  }

  @Test func `Details of two flows that lie above one another stay together`() async throws {
    let stage = try stage()
    let left = try stage.coordinator(Left.self)
    try stage.hall.select(left)
    try stage.hall.push(Leaf(id: 2), as: .detail)
    await stage.idle()
    left.push(Leaf(id: 3), as: .detail, from: stage.activeScreen)
    await stage.idle()
    try await stage.expectSameThereAndBack()
    await stage.fold(to: .compact)
    left.push(Leaf(id: 4), as: .detail, from: stage.activeScreen)
    await stage.idle()
    await stage.fold(to: .regular)
    #expect(
      stage.titledOutline.contains(
        """
          • stack Hall
            Leaf “2”
            Leaf “3”
            Leaf “4”
        """))
    try await stage.expectSameThereAndBack()
  }

  @Test func `Details stay with a stack whose first screen is replaced`() async throws {
    let stage = try stage()
    try stage.hall.perform(
      .sequence(.push(Leaf(id: 1), as: .detail), .push(Leaf(id: 100), as: .detail)))
    await stage.idle()
    try stage.coordinator(Right.self).replace(with: Leaf(id: 2))
    await stage.idle()
    try await stage.expectSameThereAndBack()
    await stage.fold(to: .compact)
    #expect(
      stage.titledOutline == """
        tabs Hall
          stack Left
            HallList “Left”
          • stack Right
            Leaf “2”
            Leaf “1”
            Leaf “100”
        """)
  }

  @Test(arguments: [true, false])
  func `A flow removes no detail of another one, before and after a fold`(folds: Bool) async throws
  {
    let stage = try stage(left: { .stack(HallList(name: "Left")) }, Self.alone)
    try stage.hall.push(Leaf(id: 1), as: .detail)
    await stage.idle()
    if folds { try await stage.expectSameThereAndBack() }
    let left = try stage.coordinator(Left.self)
    left.replace(with: Leaf(id: 2))
    await stage.idle()
    if folds { try await stage.expectSameThereAndBack() }
    let handle = left.perform(.sequence(.popToRoot(), .push(Leaf(id: 3), as: .detail)))
    #expect(
      handle.error?.detail == "Leaf belongs to Hall, which Left did not start.")
  }

  @Test(arguments: [true, false])
  func `Details beside a flow with columns belong to the layout, before and after a fold`(
    folds: Bool
  ) async throws {
    let stage = try stage(Self.around)
    try stage.hall.perform(
      .sequence(.push(Leaf(id: 1), as: .detail), .push(Leaf(id: 100), as: .detail)))
    await stage.idle()
    if folds { try await stage.expectSameThereAndBack() }
    try stage.hall.set([Leaf(id: 2), Leaf(id: 200)])
    await stage.idle()
    #expect(
      stage.titledOutline == """
        split Hall
          split Left
            • stack Left
              HallList “Left”
            stack Left
              Cover “RL”
          stack Right
            HallList “Right”
          • stack Hall
            Leaf “2”
            Leaf “200”
        """)
    try await stage.expectSameThereAndBack()
  }

  @Test func `A flow that is not in front presents from the same screen after a fold`() async throws
  {
    var places: Set<String> = []
    for folds in [false, true] {
      let stage = try stage(wide: false, left: Self.lists, Self.tabs)
      let left = try stage.coordinator(Left.self)
      left.push(Leaf(id: 1))
      await stage.idle()
      if folds { try await stage.expectSameThereAndBack() }
      left.start(Ask(), as: .sheet)
      await stage.idle()
      places.insert(stage.titledOutline)
    }
    #expect(places.count == 1, "\(places)")
  }

  @Test func `A window that has lost its last flow begins again without a denied column`()
    async throws
  {
    let stage = try stage()
    stage.director.guards = [
      Guard("no covers") {
        $0.tree.nodes.contains { $0.title == "R" } ? .deny("No covers.") : .allow
      }
    ]
    #expect(stage.director.reevaluate().error == nil)
    await stage.idle()
    try stage.coordinator(Left.self).finish()
    try stage.coordinator(Right.self).finish()
    await stage.idle()
    #expect(
      stage.titledOutline == """
        split Hall
          • stack Right
            HallList “Right”
          split Left
            • stack Left
              HallList “Left”
            stack Left
              Cover “RL”
        """)
  }
}
