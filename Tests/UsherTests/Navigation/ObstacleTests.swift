import Testing
import Usher
import UsherTesting

/// A host that presents nothing while something of the app's own is in the way.
private final class OccupiedHost: ScreenInspectingHost {
  private(set) var shown = SceneTree()
  private weak var director: SceneDirector?
  /// The app's own presentation.
  var guest: String?
  /// The display's changes that have not been reported yet.
  var unreported: [Fact] = []

  func attach(to director: SceneDirector) { self.director = director }

  func perform(_ step: Step, completion: @escaping @MainActor () -> Void) {
    if let next = try? shown.applying(step) { shown = next }
    completion()
  }

  func detach() { shown = SceneTree() }
  func writeToLog(_ write: @escaping @MainActor () -> Void) {}

  func standsAlone(_ node: Node, _ screens: Screens) -> Bool { false }
  func style(of node: Node, _ screens: Screens) -> Modal.Style? { nil }
  func objection(to tree: SceneTree, adding nodes: [Node], _ screens: Screens) -> Objection? { nil }
  func policyDidChange() {}

  func obstacle(to step: Step) -> String? {
    if case .present = step.edit { guest } else { nil }
  }

  func reportChanges() {
    let facts = unreported
    unreported = []
    for fact in facts { director?.report(fact) }
  }

  func leave() {
    guest = nil
    director?.displayMayProceed()
  }
}

/// Commands that wait for the display, and its unreported changes.
@MainActor struct ObstacleTests {
  private let host = OccupiedHost()

  private func stage() throws -> TestStage {
    try TestStage(root: Teller("home", stack: ["a", "b"]), host: host)
  }

  private func obstacles(_ stage: TestStage) -> [String] {
    stage.log.compactMap { if case .waiting(let obstacle) = $0 { obstacle } else { nil } }
  }

  @Test func `An obstacle to the display is reported once and awaited until it is gone`()
    async throws
  {
    let stage = try stage()
    host.guest = "a menu"
    let navigation = stage.director.root.present(Plain("s"))
    stage.director.root.push(Plain("c"))
    await stage.clock.advance(by: .seconds(1_000))
    await stage.idle()
    #expect(obstacles(stage) == ["a menu"] && stage.director.isQuiet)
    #expect(host.shown.modals.isEmpty && host.shown.root == stage.director.tree.root)
    host.leave()
    try await navigation.settled()
    #expect(host.shown == stage.director.tree && obstacles(stage) == ["a menu"])
    #expect(SceneEvent.waiting(for: "a menu").description == "waiting for a menu")
  }

  @Test func `Closing ends a wait, and so does taking back what waits`() async throws {
    let stage = try stage()
    host.guest = "a menu"
    let first = stage.director.root.present(Plain("s"))
    stage.director.root.dismiss()
    try await first.settled()
    let second = stage.director.root.present(Plain("t"))
    stage.director.close()
    try await second.settled()
    #expect(stage.director.root.isFinished && host.shown.isEmpty)
  }

  @Test func `A command acts on what the display has left`() throws {
    let stage = try stage()
    let b = try #require(stage.director.tree.node(titled: "b")?.id)
    host.unreported = [.popped(b)]
    stage.director.root.push(Plain("c"))
    #expect(stage.director.tree.root?.children.compactMap(\.title) == ["a", "c"])
  }
}
