import Testing
import UsherDI
import UsherTesting

/// Places that a fold and its reversal preserve, and later commands that act as before.
@MainActor struct ThereAndBackTests {
  @Test func `A detail of a tab in a column moves to that tab's stack in a narrow window`()
    async throws
  {
    let stage = try Hall.stage(wide: true, left: Hall.columns, Hall.pages)
    let tabs = stage.coordinators(Right.self)
    for (number, tab) in tabs.enumerated() {
      tab.push(Leaf(id: number), as: .detail)
      await stage.idle()
      let owner = stage.director.identity(of: tab)
      await stage.fold(to: .compact)
      let nodes = stage.director.tree.nodes
      let stack = try #require(nodes.first { $0.kind == .stack && $0.owner == owner })
      #expect(stack.children.map(\.name) == ["HallList", "Leaf"])
      #expect(stage.director.tree.active?.id == stack.children.last?.id)
      await stage.fold(to: .regular)
      try await stage.expectSameThereAndBack()
    }
  }

  @Test(arguments: [true, false])
  func `A detail of the window's coordinator is removed and replaced alike before and after a fold`(
    folds: Bool
  ) async throws {
    let stage = try Hall.stage(wide: true, Hall.mail)
    try stage.hall.push(Leaf(id: 1), as: .detail)
    await stage.idle()
    if folds { try await stage.expectSameThereAndBack() }
    #expect(try stage.hall.popToRoot().error == nil)
    await stage.idle()
    #expect(stage.screens(CoverScreen.self).map(\.name) == ["R"])
    try stage.hall.push(Leaf(id: 2), as: .detail)
    await stage.idle()
    if folds { try await stage.expectSameThereAndBack() }
    try stage.hall.set([Leaf(id: 7)])
    await stage.idle()
    #expect(
      stage.titledOutline == """
        split Hall
          stack Right
            HallList “Right”
          • stack Left
            HallList “Left”
            Leaf “7”
          stack Hall
            Cover “R”
        """)
  }

  @Test func `A detail of the window's coordinator belongs to the column in front`() async throws {
    let stage = try Hall.stage(wide: true, Hall.mail)
    try stage.hall.select(LeftTab())
    try stage.hall.push(Leaf(id: 1), as: .detail)
    await stage.fold(to: .compact)
    #expect(
      stage.titledOutline == """
        tabs Hall
          • stack Left
            HallList “Left”
            Leaf “1”
          stack Right
            HallList “Right”
        """)
  }

  @Test func `A detail of a flow that has tabs belongs to the tab in front`() async throws {
    let stage = try Hall.stage(
      wide: true,
      left: { .tabs(HallList(name: "L1"), SceneLayout.stack(HallList(name: "L2")), selected: 1) },
      Hall.mail)
    try stage.coordinator(Left.self).push(Leaf(id: 1), as: .detail)
    await stage.idle()
    try await stage.expectSameThereAndBack()
    #expect(try stage.hall.popToRoot().error == nil)
    await stage.idle()
    #expect(stage.screens(LeafScreen.self).isEmpty)
  }

  @Test func `Details of the window stay beside those of a flow with columns of its own`()
    async throws
  {
    let stage = try Hall.stage(wide: true, left: Hall.columns, Hall.mail)
    try stage.hall.push(Leaf(id: 1), as: .detail)
    await stage.idle()
    try stage.coordinator(Left.self).push(Leaf(id: 3), as: .detail)
    try stage.coordinator(Left.self).select(1)
    await stage.idle()
    try await stage.expectSameThereAndBack()
  }

  @Test(arguments: [true, false])
  func `A detail whose stack begins anew stays in its column`(isFlow: Bool) async throws {
    let stage = try Hall.stage(wide: true, left: Hall.columns, Hall.mail)
    let right = try stage.coordinator(Right.self)
    if isFlow { right.start(Ask(), as: .detail) } else { right.push(Leaf(id: 1), as: .detail) }
    await stage.idle()
    right.replace(with: Leaf(id: 3))
    await stage.idle()
    try await stage.expectSameThereAndBack()
  }

  @Test func `A screen that moves with a fold is not made again`() async throws {
    let stage = try Hall.stage(wide: true, left: Hall.columns, Hall.mail)
    try stage.coordinator(Left.self).select(1)
    try stage.hall.push(Leaf(id: 4), as: .detail)
    await stage.idle()
    let leaf = stage.screens(LeafScreen.self)
    await stage.fold(to: .compact)
    await stage.fold(to: .regular)
    #expect(stage.screens(LeafScreen.self).elementsEqual(leaf, by: ===))
    #expect(stage.screens(CoverScreen.self).map(\.name) == ["RL"])
  }

  @Test func `A detail of a tab beside the columns stays on its stack`() async throws {
    let stage = try Hall.stage(wide: true) {
      .adaptive(
        compact: .tabs(LeftTab(), RightTab().id(1), RightTab().id(2)),
        regular: .tabs(
          RightTab().id(2), SceneLayout.split(LeftTab(), RightTab().id(1), detail: Cover("R"))))
    }
    let front = stage.director.tree.active?.owner
    let tab = try #require(
      stage.coordinators(Right.self).first { stage.director.identity(of: $0) == front })
    tab.push(Leaf(id: 1), as: .detail)
    await stage.idle()
    try await stage.expectSameThereAndBack()
  }

  /// Returns the targets of a link, before and after a fold and in both widths, as a narrow window
  /// shows them.
  private func places(
    after link: DeepLink, pushing count: Int, left: @escaping @MainActor () -> SceneLayout,
    _ layout: @escaping @MainActor () -> SceneLayout
  ) async throws -> Set<String> {
    var places: Set<String> = []
    for (isWide, folds) in [(true, false), (true, true), (false, false), (false, true)] {
      let stage = try Hall.stage(wide: isWide, left: left, layout)
      for id in 0..<count {
        try stage.hall.push(Leaf(id: id))
        await stage.idle()
      }
      if folds { try await stage.expectSameThereAndBack() }
      stage.director.open(link)
      await stage.fold(to: .compact)
      places.insert(stage.titledOutline)
    }
    return places
  }

  @Test func `A link means the same in both widths, before and after a fold`() async throws {
    let sheet = try await places(
      after: DeepLink(Quiz()), pushing: 1, left: Hall.columns, Hall.list)
    #expect(
      sheet == [
        """
        stack Hall
          HallList “Hall”
          HallList “Quiz”
        """
      ])
    let tab = try await places(
      after: DeepLink(LeftTab(), Leaf(id: 7)), pushing: 1, left: Hall.columns
    ) { .tabs(LeftTab(), RightTab()) }
    #expect(
      tab == [
        """
        tabs Hall
          • stack Left
            HallList “Left”
            Leaf “7”
          stack Right
            HallList “Right”
        """
      ])
  }

  @Test(arguments: [true, false])
  func `A link goes to the list of a flow with columns, also from the column beside it`(
    folds: Bool
  ) async throws {
    let stage = try Hall.stage(wide: true, left: Hall.columns) { .tabs(LeftTab(), RightTab()) }
    let left = try stage.coordinator(Left.self)
    left.select(1)
    await stage.idle()
    stage.director.open(DeepLink(LeftTab(), Leaf(id: 7)))
    await stage.idle()
    try await stage.expectSameThereAndBack()
    left.push(Leaf(id: 1), as: .detail)
    await stage.idle()
    if folds { try await stage.expectSameThereAndBack() }
    stage.director.open(DeepLink(LeftTab(), Leaf(id: 8)))
    await stage.idle()
    #expect(
      stage.titledOutline == """
        tabs Hall
          • split Left
            • stack Left
              HallList “Left”
              Leaf “8”
            stack Left
              Leaf “1”
          stack Right
            HallList “Right”
        """)
  }

  @Test func `A link leaves what lies on a tab before and after a fold`() async throws {
    var places: Set<String> = []
    for folds in [true, false] {
      let stage = try Hall.stage(wide: false, Hall.mail)
      for id in 1...2 {
        try stage.hall.push(Leaf(id: id))
        await stage.idle()
      }
      if folds { try await stage.expectSameThereAndBack() }
      stage.director.open(DeepLink(Quiz()))
      await stage.idle()
      places.insert(stage.titledOutline)
    }
    #expect(places.count == 1 && places.first?.contains("Leaf “2”") == true)
  }

  @Test func `A restarted flow that has shown something on another's stack is found again`()
    async throws
  {
    let layout = { @MainActor () -> SceneLayout in
      .adaptive(
        compact: .tabs(LeftTab().id(1), LeftTab().id(2), RightTab()),
        regular: .split(
          RightTab(), SceneLayout.tabs(LeftTab().id(2), LeftTab().id(1)), detail: Cover("R")))
    }
    let stage = try Hall.stage(wide: false, left: Hall.columns, layout)
    await stage.fold(to: .regular)
    let (screen, owner) = (stage.activeScreen, stage.director.tree.active?.owner)
    let other = try #require(
      stage.coordinators(Left.self).first { stage.director.identity(of: $0) != owner })
    other.push(Leaf(id: 2), as: .detail, from: screen)
    await stage.idle()
    let later = try await stage.restarted { try Hall.stage(wide: true, left: Hall.columns, layout) }
    await later.idle()
    try await later.expectSameThereAndBack()
  }

}
