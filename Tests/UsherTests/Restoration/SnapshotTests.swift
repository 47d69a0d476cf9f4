import Testing
import Usher
import UsherTesting

/// The saved parts of a tree, and the lost ones.
@MainActor struct SnapshotTests {
  private let window: HouseWindow

  init() throws {
    window = try HouseWindow()
    try window.director.start()
  }

  @Test func `A route that is not durable ends the snapshot, which says so`() throws {
    try window.go(.show(1))
    try window.hall.push(Plain("whim"))
    try window.go(.show(2))
    #expect(
      window.losses == [
        "Plain was lost: fleeting. It was shown without a route.",
        "Plain was lost: orphaned. The node below it was lost.",
      ])
    #expect(window.director.snapshot().tree.sketch == "<*[list, show 1], [desk, drawer]>")
    let again = try HouseWindow(restoring: window.director.snapshot())
    #expect(again.sketch == "<*[list, show 1], [desk, drawer]>")
  }

  @Test func `A route of a type that is not durable is named`() throws {
    let director = SceneDirector(
      Teller("home") { _ in .stack(Plain("a")) }, host: HeadlessHost())
    try director.start()
    #expect(director.snapshot().losses.isEmpty)
    let child = RouteCoordinator(initial: Whimsical.first)
    director.root.start(child: child, as: .sheet)
    #expect(
      director.snapshot().losses.map(\.description) == [
        "Whimsical was lost: fleeting. It is not Restorable."
      ])
    let whims = SceneDirector(RouteCoordinator(initial: Whimsical.first), host: HeadlessHost())
    try whims.start()
    whims.root.perform(.redirect(to: Whimsical.second))
    #expect(
      whims.snapshot().losses.map(\.description) == [
        "Plain was lost: fleeting. The route to it, second, is not durable."
      ])
    #expect(whims.snapshot().tree.sketch == "[first]")
  }

  @Test func `An alert is not kept, nor what is presented over it`() throws {
    try window.openTill(3)
    window.house.present(SceneAlert("Sure?"))
    #expect(window.losses == ["Sure? was lost: fleeting. It was shown without a route."])
    #expect(
      window.director.snapshot().tree.sketch
        == "<*[list], [desk, drawer]> ▲sheet [till 3]")
  }

  @Test func `A type that is not in the table is not saved`() throws {
    window.director.restoration = RestorationTable()
    try window.go(.show(1))
    try window.openTill(3)
    #expect(
      window.losses == [
        "Plain was lost: unknown tag. Nothing is registered as hall.",
        "Till was lost: orphaned. The node below it was lost.",
      ])
  }

  @Test func `A snapshot is written as JSON that stays readable`() throws {
    try window.go(.show(1))
    let text = String(decoding: window.director.snapshot().bytes, as: UTF8.self)
    let parts = [
      #""snapshot":1"#, #""tag":"hall flow""#, #""state":{"visits":0}"#,
      #""route":{"tag":"hall","text":"show(1)","value":{"show":{"_0":1}}}"#,
    ]
    for part in parts { #expect(text.contains(part), "\(part) is missing in \(text)") }
    #expect(try Snapshot(bytes: text.utf8) == window.director.snapshot())
  }

  @Test func `Bytes start a window as their snapshot does, and others are an error`() throws {
    let before = try HouseWindow()
    try before.director.start()
    try before.go(.show(7))
    let again = try HouseWindow()
    let report = try again.director.start(restoring: before.director.snapshot().bytes)
    #expect(report.isComplete && again.director.tree.renumbered == before.director.tree.renumbered)
    let other = try HouseWindow()
    let failure = try other.director.start(restoring: Array("{}".utf8)).error
    #expect(failure?.reason == .corrupt && failure?.path == nil)
    #expect(other.sketch == "<*[list], [desk, drawer]>")
  }
}

private enum Whimsical: TransitionRoute {
  case first, second

  func transition(in coordinator: RouteCoordinator<Self>) throws -> SceneTransition {
    .push(Plain("\(self)"))
  }
}
