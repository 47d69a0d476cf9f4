import Testing
import UsherDI
import UsherTesting

/// The presenters of layers in a window that folds and unfolds.
@MainActor struct LayersThereAndBackTests {
  @Test func `A sheet over pages is over the tabs with the same items, and back`() async throws {
    let stage = try Hall.stage(wide: false, left: Hall.columns, Hall.pages)
    let flow = try stage.hall.start(Ask(), as: .sheet)
    await stage.idle()
    try await stage.expectSameThereAndBack()
    stage.coordinators(Right.self)[0].finish()
    await stage.idle()
    #expect(flow.currentOutcome == nil)
  }

  @Test func `A sheet over tabs that only a wide window has outlives each of them`() async throws {
    let stage = try Hall.stage(wide: true) {
      .adaptive(
        compact: .tabs(LeftTab(), RightTab().id(1), RightTab().id(2)),
        regular: .split(
          SceneLayout.tabs(RightTab().id(2), RightTab().id(1)), LeftTab(), detail: Cover("R")))
    }
    let flow = try stage.hall.start(Ask(), as: .sheet)
    await stage.idle()
    try await stage.expectSameThereAndBack()
    stage.coordinators(Right.self)[0].finish()
    await stage.idle()
    #expect(flow.currentOutcome == nil)
  }

  @Test func `A cover over a detail column outlives the details`() async throws {
    let stage = try Hall.stage(wide: true, Hall.mail)
    try stage.coordinator(Left.self).perform(
      .sequence(.push(Leaf(id: 1), as: .detail), .push(Leaf(id: 2), as: .detail)))
    await stage.idle()
    let flow = try stage.hall.start(Ask(), as: .cover)
    let above = try stage.hall.start(Ask(), as: .sheet)
    await stage.idle()
    try await stage.expectSameThereAndBack()
    try stage.coordinator(Right.self).push(Leaf(id: 4), as: .detail)
    await stage.idle()
    #expect(flow.currentOutcome == nil && above.currentOutcome == nil)
  }

  @Test func `A sheet with columns of its own has them after a fold, and a sheet above`()
    async throws
  {
    let stage = try Hall.stage(wide: true, left: Hall.columns) {
      .adaptive(
        compact: .tabs(RightTab().id(1), RightTab().id(2)),
        regular: .split(RightTab().id(2), RightTab().id(1), detail: Cover("R")))
    }
    try stage.hall.start(LeftTab(), as: .sheet)
    await stage.idle()
    try stage.coordinator(Left.self).start(Ask(), as: .sheet)
    await stage.idle()
    try await stage.expectSameThereAndBack()
    try stage.coordinator(Left.self).dismiss()
    await stage.idle()
    try stage.coordinator(Left.self).push(Leaf(id: 1), as: .detail)
    await stage.idle()
    #expect(
      stage.titledOutline == """
        split Hall
          • stack Right
            HallList “Right”
          stack Right
            HallList “Right”
          stack Hall
            Cover “R”
          ▲ sheet split Left
            stack Left
              HallList “Left”
            • stack Left
              Leaf “1”
        """)
    try await stage.expectSameThereAndBack()
  }
}
