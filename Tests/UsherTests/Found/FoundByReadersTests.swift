import Foundation
import Testing
import Usher
import UsherTesting

/// Faults that readers of the documentation found.
@MainActor struct FoundByReadersTests {
  private func stage(
    _ root: Coordinator = Teller("home", stack: ["home"]),
    _ prepare: @escaping (SceneDirector) throws -> Void = { _ in }
  ) throws -> TestStage { try TestStage(root: root) { try prepare($0) } }

  @Test(arguments: [true, false])
  func `A sign-in that leaves with the content of the window does not close it`(
    isRequestOfRoot: Bool
  ) async throws {
    var isOpen = true
    let stage = try stage {
      $0.guards = [
        Guard("members") {
          isOpen || $0.runs(Clerk.self) || $0.tree.isEmpty ? .allow : .detour(through: Clerk())
        }
      ]
    }
    let (root, shop) = (stage.director.root, Teller("shop", stack: ["shop"]))
    root.start(child: shop, as: .root)
    isOpen = false
    (isRequestOfRoot ? root : shop).push(Plain("vault"))
    await stage.settle()
    #expect(stage.director.tree.titles == ["shop", "clerk"])
    shop.finish()
    await stage.settle()
    #expect(stage.director.tree.titles == ["clerk"])
    #expect(!root.isFinished)
    isOpen = true
    try stage.coordinator(Clerk.self).finish()
    await stage.settle()
    #expect(stage.director.tree.titles == ["home"])
  }

  @Test(arguments: [Placement.sheet, .popover])
  func `The top of the stack is replaced below a sheet of the coordinator itself`(
    placement: Placement
  ) throws {
    let stage = try stage()
    let root = stage.director.root
    root.push(Plain("a"))
    root.present(Plain("sheet"), as: placement)
    root.replace(with: Plain("b"))
    #expect(stage.director.tree.titles == ["home", "b"], "the sheet leaves with what presented it")
  }

  @Test func `Flows that finishToRoot ends are replaced, as their parent continues`() async throws {
    let stage = try stage()
    let flow = stage.director.root.start(child: Errand(), as: .sheet)
    stage.director.root.finishToRoot()
    guard case .cancelled(.replaced) = await flow.outcome else {
      Issue.record("\(await flow.outcome)")
      return
    }
  }

  @Test func `A coordinator of another window is unknown, even with an equal number`() throws {
    let (one, two) = (try stage(), try stage())
    let (child, other) = (Teller("child"), Teller("other"))
    one.director.root.start(child: child, as: .sheet)
    two.director.root.start(child: other, as: .sheet)
    for handle in [two.director.root.select(child), two.director.root.setBadge("1", on: child)] {
      #expect(handle.error?.reason == .unknown)
    }
  }

  @Test func `An alert's field has the text that it began with, unless the user gives another`()
    async throws
  {
    let stage = try stage()
    for (given, text) in [(nil, "now"), ("then", "then")] as [(String?, String)] {
      let alert = SceneAlert("When?", buttons: [.cancel("OK")], textField: .init(text: "now"))
      var answer: SceneAlert.Answer?
      stage.director.root.present(alert) { answer = $0 }
      await stage.settle()
      stage.user.answer("OK", text: given)
      await stage.settle()
      #expect(answer?.text == text)
    }
  }

  @Test func `A link goes to the window that shows its place, also if no window can come`()
    async throws
  {
    let inbox = LinkInbox()
    let houses = [try Playhouse(), try Playhouse()]
    for house in houses { inbox.deliver(to: house.director) }
    try await houses[0].director.open("house://shows/7").settled()
    let before = houses[1].director.tree
    try await inbox.open("house://shows/7")?.settled()
    #expect(houses[1].director.tree == before)
  }

  @Test func `Numbers of all sizes are parameters of links`() throws {
    let table = try DeepLinkTable(scheme: "app") {
      $0.add("a/{n}") { (n: UInt8) in DeepLink(Doors.door(Int(n))) }
      $0.add("b/{n}") { (n: Int32) in DeepLink(Doors.door(Int(n))) }
      $0.add("c/{n}") { (n: Float) in DeepLink(Doors.door(Int(n))) }
    }
    for link in ["app://a/7", "app://b/7", "app://c/7"] {
      #expect(try table.parse(link) == DeepLink(Doors.door(7)))
    }
    for link in ["app://a/256", "app://b/2147483648", "app://c/nan"] {
      #expect(throws: DeepLinkError.self) { try table.parse(link) }
    }
  }

  @Test(arguments: ["app://a:80/x", "app://user:secret@a/x"])
  func `A link with a user or a port is an error that says so`(link: String) throws {
    let table = try DeepLinkTable(scheme: "app") { $0.add("a", Doors.door(1)) }
    let error = #expect(throws: DeepLinkError.self) {
      try table.parse(link, fileID: "App/Links.swift", line: 3)
    }
    #expect(error?.reason == .malformed)
    #expect(
      error?.description == """
        \(link) is no link of this app: malformed.
          at App/Links.swift:3
          It has a user or a port, and no link of an app has one.
          • Leave out what stands before the host's @ or after its colon.
        """)
  }

  @Test func `A pattern with a scheme makes no table`() {
    let error = #expect(throws: TableError.self) {
      try DeepLinkTable(scheme: "app", fileID: "App/Links.swift", line: 1) {
        $0.add("app://a", Doors.door(1), fileID: "App/Links.swift", line: 2)
      }
    }
    #expect(
      error?.description == """
        The table of links could not be made: pattern with a scheme.
          at App/Links.swift:2
          app://a has a scheme, and the table gives each link its own.
          • Write only what follows the scheme, or the host of a universal link.
        """)
  }

  @Test func `Routes that lead on too often are no circle`() throws {
    let stage = try stage(Walker())
    let walker = try stage.coordinator(Walker.self)
    #expect(walker.trigger(.door(63)).error == nil)
    let error = walker.trigger(.door(64), fileID: "App/Walker.swift", line: 7).error
    #expect(
      error?.description == """
        Walker could not trigger door(64): circular redirect.
          at App/Walker.swift:7
          More than 64 routes lead on to each other: door(64) → door(63) → door(62) → door(61) → \
        door(60) → door(59) → door(58) → door(57) → ….
          • Let one of them lead to a place instead of another redirect.
          • Or, if what a guard judges is shown already, call reevaluate() when it is no longer allowed.
        """)
  }
}

final class Errand: Coordinator, Concluding {
  override func build() -> SceneLayout { .screen(Plain("errand")) }
}

final class Clerk: Coordinator {
  override func build() -> SceneLayout { .screen(Plain("clerk")) }
}

enum Doors: Route, Hashable { case door(Int) }

/// Each door leads to the one before it.
final class Walker: Coordinator, Routing {
  let initialRoute = Doors.door(0)
  override func build() -> SceneLayout { .stack(Plain("home")) }

  func transition(to route: Doors) -> SceneTransition {
    guard case .door(let number) = route, number > 0 else { return .push(Plain("door")) }
    return .redirect(to: Doors.door(number - 1))
  }
}
