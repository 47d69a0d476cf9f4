import Testing
import Usher
import UsherTesting

/// Roots of other kinds, and states that they cannot be made of.
@MainActor struct RootRestorationTests {
  private struct Superstition: Error {}

  private final class Fussy: Coordinator, Restorable {
    static let tag = "fussy"
    struct State: Codable, Sendable { var row = 1 }
    var state = State()

    override func build() throws -> SceneLayout {
      if state.row == 13 { throw Superstition() }
      return .stack(Plain("row \(state.row)"))
    }
  }

  private final class Lobby: Coordinator {
    override func build() throws -> SceneLayout { .empty }
    override func didStart() {
      if !isRestored { start(child: Till(4), as: .root) }
    }
  }

  private func director(_ root: Coordinator) throws -> SceneDirector {
    let director = SceneDirector(root, host: HeadlessHost())
    director.restoration = try .house
    return director
  }

  @Test func `A state that does not fit its root gives the first tree and a report`() throws {
    let before = Fussy()
    let director = try director(before)
    try director.start()
    before.state.row = 13
    let after = Fussy()
    let again = try self.director(after)
    let report = try again.start(restoring: director.snapshot())
    #expect(again.tree.sketch == "[row 1]")
    #expect(after.state.row == 1)
    #expect(
      report.losses.map(\.description) == [
        "Fussy was lost: unmade. Fussy could not be made: Superstition()"
      ])
    #expect(after.push(Plain("more")).isAdmitted)
  }

  @Test func `A state of another root gives the first tree`() throws {
    let before = Fussy()
    let director = try director(before)
    try director.start()
    before.push(Plain("more"))
    let again = try self.director(House())
    let report = try again.start(restoring: director.snapshot())
    #expect(again.tree.sketch == "<*[list], [desk, drawer]>")
    #expect(
      report.losses.map(\.description) == [
        "Plain was lost: fleeting. It was shown without a route.",
        "Fussy was lost: missing. Fussy no longer shows anything there.",
      ])
    #expect(!report.isComplete)
  }

  @Test func `A root without screens of its own is restored with the content of its window`() throws
  {
    let director = try director(Lobby())
    try director.start()
    let again = try self.director(Lobby())
    #expect(try again.start(restoring: director.snapshot()).isComplete)
    #expect(again.tree.renumbered == director.tree.renumbered)
    #expect(again.tree.sketch == "[till 4]")
  }

  @Test func `A director of models starts with its model, and the report says so`() throws {
    var table = ModelTable()
    table.add("page") { Plain($0.name) }
    let director = SceneDirector(SceneModel("page"), factory: table, host: HeadlessHost())
    try director.start()
    let again = SceneDirector(SceneModel("page"), factory: table, host: HeadlessHost())
    let report = try again.start(restoring: director.snapshot())
    #expect(again.tree.sketch == "page")
    #expect(
      report.losses.map(\.detail) == ["A director that shows models is restored by its model."])
  }

  @Test func `A snapshot of nothing restores nothing`() throws {
    let empty = try director(House()).snapshot()
    #expect(empty.tree.isEmpty)
    let again = try director(House())
    #expect(try again.start(restoring: empty).isComplete)
    #expect(again.tree.sketch == "<*[list], [desk, drawer]>")
  }
}
