import Testing
import UsherDI
import UsherTesting

/// A fold and its reversal restore the tree, with any changes of details in between.
@MainActor struct FoldedAgainTests {
  private func mail(wide isWide: Bool = false) throws -> TestStage {
    try Hall.stage(
      Hall.Plan(
        root: {
          .adaptive(
            compact: .tabs(LeftTab(), RightTab()),
            regular: .split(RightTab(), LeftTab(), detail: Cover("R")))
        }), wide: isWide)
  }

  private func list(wide isWide: Bool = false) throws -> TestStage {
    try Hall.stage(Hall.Plan(root: { Hall.columns("Hall", detail: "R") }), wide: isWide)
  }

  private func nested(wide isWide: Bool = false) throws -> TestStage {
    try Hall.stage(
      Hall.Plan(
        root: {
          .adaptive(
            compact: .tabs(LeftTab(), RightTab()),
            regular: .split(LeftTab(), RightTab(), detail: Cover("R")))
        },
        left: { Hall.columns("Left", detail: "RL") }), wide: isWide)
  }

  @Test func `A detail that has come to the bottom of a stack stays there`() async throws {
    let stage = try mail()
    let right = try stage.coordinator(Right.self)
    try stage.hall.select(RightTab())
    right.push(Leaf(id: 1), as: .detail)
    await stage.idle()
    right.bringToFront(stage.list("Right"))
    await stage.idle()
    try await stage.expectSameThereAndBack()
    let other = try list()
    try other.hall.push(Leaf(id: 1), as: .detail)
    await other.idle()
    try other.hall.bringToFront(other.list("Hall"))
    await other.idle()
    try await other.expectSameThereAndBack()
  }

  @Test func `A flow that is awaited as a detail stays, though the list below it has been removed`()
    async throws
  {
    let stage = try mail()
    let right = try stage.coordinator(Right.self)
    try stage.hall.select(RightTab())
    await stage.idle()
    let flow = right.start(Ask(), as: .detail)
    await stage.idle()
    right.remove(stage.list("Right"))
    await stage.idle()
    try await stage.expectSameThereAndBack()
    #expect(flow.currentOutcome == nil)
  }

  @Test func `A detail goes to the column that an act before it has emptied`() async throws {
    let stage = try mail(wide: true)
    try stage.coordinator(Left.self).push(Leaf(id: 1), as: .detail)
    await stage.idle()
    try stage.hall.perform(.sequence(.popToRoot(), .push(Leaf(id: 2), as: .detail)))
    await stage.idle()
    #expect(
      stage.titledOutline == """
        split Hall
          stack Right
            HallList “Right”
          stack Left
            HallList “Left”
          • stack Hall
            Leaf “2”
        """)
    let other = try list(wide: true)
    try other.hall.push(Leaf(id: 1), as: .detail)
    await other.idle()
    try other.hall.perform(
      .sequence(.pop(), .push(Leaf(id: 2), as: .detail), .pop(), .push(Leaf(id: 3), as: .detail)))
    await other.idle()
    #expect(
      other.titledOutline == """
        split Hall
          stack Hall
            HallList “Hall”
          • stack Hall
            Leaf “3”
        """)
    try await other.expectSameThereAndBack()
  }

  @Test func `A detail beside a flow with columns does not become that flow's`() async throws {
    let stage = try nested(wide: true)
    try stage.hall.push(Leaf(id: 1), as: .detail)
    await stage.idle()
    try await stage.expectSameThereAndBack()
  }

  @Test func `A detail of a flow with columns is restored there in a wider window`() async throws {
    let stage = try nested()
    try stage.coordinator(Left.self).push(Leaf(id: 1), as: .detail)
    await stage.idle()
    let later = try await stage.restarted { try self.nested(wide: true) }
    await later.idle()
    await stage.fold(to: .regular)
    #expect(later.titledOutline == stage.titledOutline)
  }

  @Test func `A detail from the item of its column takes the item's place`() async throws {
    let stage = try list(wide: true)
    try stage.hall.push(Leaf(id: 1), as: .detail, from: stage.screen(CoverScreen.self))
    await stage.idle()
    let later = try await stage.restarted { try self.list(wide: true) }
    await later.idle()
    #expect(later.titledOutline == stage.titledOutline)
    try await stage.expectSameThereAndBack()
  }

  @Test func `A detail of the window's coordinator returns to its stack under any selection`()
    async throws
  {
    let stage = try mail(wide: true)
    try stage.hall.select(LeftTab())
    try stage.hall.push(Leaf(id: 1), as: .detail)
    await stage.fold(to: .compact)
    try stage.hall.select(RightTab())
    await stage.idle()
    try await stage.expectSameThereAndBack()
    let other = try mail()
    try other.hall.select(RightTab())
    await other.idle()
    try other.hall.push(Leaf(id: 1), as: .detail)
    await other.idle()
    try other.coordinator(Right.self).replaceAll(with: [Leaf(id: 3)])
    await other.idle()
    try await other.expectSameThereAndBack()
  }

  @Test func `A detail that replaces another returns to the place of the replaced one`()
    async throws
  {
    let stage = try mail()
    try stage.coordinator(Left.self).push(Leaf(id: 1), as: .detail)
    try stage.hall.select(RightTab())
    await stage.idle()
    try stage.hall.push(Leaf(id: 3), as: .detail)
    await stage.fold(to: .regular)
    try stage.hall.push(Leaf(id: 4), as: .detail)
    await stage.idle()
    try await stage.expectSameThereAndBack()
  }

  @Test func `The layout follows the window once a guard allows it`() async throws {
    final class Door { var isOpen = false }
    let (stage, door) = (try list(), Door())
    stage.director.guards = [
      Guard("door") { proposal in
        !door.isOpen && proposal.tree.root?.kind == .split ? .deny("closed") : .allow
      }
    ]
    await stage.fold(to: .regular)
    #expect(stage.director.width == .compact)
    stage.director.reevaluate()
    await stage.idle()
    #expect(stage.events(.refused).count == 1)
    door.isOpen = true
    stage.director.reevaluate()
    await stage.idle()
    #expect(stage.director.width == .regular && stage.events(.refused).count == 1)
  }

  @Test(arguments: [false, true])
  func `Finishing to the root removes a detail in either width`(isWide: Bool) async throws {
    let stage = try mail(wide: isWide)
    try stage.coordinator(Left.self).push(Leaf(id: 1), as: .detail)
    await stage.idle()
    let finishing = try stage.hall.finishToRoot()
    await stage.idle()
    #expect(finishing.isAdmitted && !stage.titledOutline.contains("Leaf"), "\(stage.titledOutline)")
  }

  @Test func `A badge of a flow with columns is one badge`() async throws {
    let stage = try Hall.stage(
      Hall.Plan(
        root: {
          .adaptive(
            compact: .tabs(LeftTab(), RightTab()), regular: .split(LeftTab(), RightTab()))
        },
        left: { Hall.columns("Left", detail: "RL") }), wide: true)
    try stage.hall.setBadge("7", on: LeftTab())
    await stage.idle()
    try await stage.expectSameThereAndBack()
    try stage.hall.setBadge(nil, on: LeftTab())
    await stage.idle()
    #expect(!stage.titledOutline.contains("(7)"), "\(stage.titledOutline)")
  }
}
