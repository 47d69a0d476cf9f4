import Testing
import Usher
import UsherTesting

/// Links that lead to one window of several, and those that open another.
@MainActor struct WindowLinkTests {
  @Test func `A link goes to the window that shows its place, which comes to the front`()
    async throws
  {
    let inbox = LinkInbox()
    let (one, two) = (try WindowedHouse(), try WindowedHouse())
    for house in [one, two] { inbox.deliver(to: house.stage.director) }
    try await one.open("house://shows/7")
    let handle = inbox.open("house://shows/7")
    try await handle?.settled()
    #expect(one.host.arrivals == 1 && two.host.arrivals == 0)
    #expect(two.sketch != one.sketch && one.sketch.contains("show 7"))
    inbox.open(DeepLink(HouseRoute.season, SeasonRoute.show(7)))
    #expect(one.host.arrivals == 1 && two.sketch != one.sketch, "it is in front now")
  }

  @Test func `Any other link, and one to a window that cannot come, goes to the window in front`()
    async throws
  {
    let inbox = LinkInbox()
    let (one, two) = (try WindowedHouse(), try WindowedHouse())
    for house in [one, two] { inbox.deliver(to: house.stage.director) }
    try await one.open("house://shows/7")
    one.host.comes = false
    try await inbox.open("house://shows/7")?.settled()
    #expect(two.sketch == one.sketch && one.host.arrivals == 0)
    one.host.comes = true
    try await inbox.open("house://shows/7")?.settled()
    #expect(one.host.arrivals == 0, "the one in front shows it as well")
    try await inbox.open("house://shows/8")?.settled()
    #expect(two.sketch.contains("show 8") && one.sketch.contains("show 7"))
    #expect(one.stage.events(.refused).isEmpty && two.stage.events(.refused).isEmpty)
  }

  @Test func `A window that the system keeps back leaves the link to the one in front`()
    async throws
  {
    let inbox = LinkInbox()
    let (one, two) = (try WindowedHouse(), try WindowedHouse())
    for house in [one, two] { inbox.deliver(to: house.stage.director) }
    try await one.open("house://shows/7")
    one.host.isRefusedLater = true
    try await inbox.open("house://shows/7")?.settled()
    #expect(two.sketch == one.sketch)
  }

  @Test func `A window above or below a place does not show it`() async throws {
    let inbox = LinkInbox()
    let (one, two) = (try WindowedHouse(), try WindowedHouse())
    for house in [one, two] { inbox.deliver(to: house.stage.director) }
    try await one.open("house://shows/7/seats")
    try await inbox.open("house://shows/7")?.settled()
    #expect(one.host.arrivals == 0 && one.sketch.contains("seats 7"))
    #expect(two.sketch.contains("show 7") && !two.sketch.contains("seats"))
    try await one.open("house://shows")
    one.stage.director.root.present(SceneAlert("Offline", buttons: [.cancel("OK")]))
    try await inbox.open("house://shows")?.settled()
    #expect(one.host.arrivals == 0 && one.stage.alert != nil)
  }

  @Test func `A refused link of an inbox names the line that opened it, also if it has waited`()
    throws
  {
    let house = try Playhouse()
    let inbox = LinkInbox()
    let line = #line + 1
    inbox.open("house://shwos")
    inbox.deliver(to: house.director)
    inbox.open(DeepLink(CellarRoute.wine))
    #expect(
      house.stage.events(.refused).map(\.error.description) == [
        """
        House could not open house://shwos: unmatched link.
          at UsherTests/WindowLinkTests.swift:\(line)
          No pattern matches the path shwos; the closest are: shows, /, members.
          • Correct the link, or add its pattern to the table.
        """,
        """
        House could not open wine: impossible.
          at UsherTests/WindowLinkTests.swift:\(line + 2)
          CellarRoute.wine cannot be followed: no coordinator there has routes of that type.
          • Make a coordinator Routing with routes of that type, and start it first.
        """,
      ])
  }

  @Test func `A closed director opens no window`() async throws {
    let house = try WindowedHouse()
    house.stage.director.close()
    await #expect(throws: NavigationError.self) {
      try await house.stage.director.openWindow(at: "house://shows/7")
    }
    #expect(house.host.opened == [])
  }

  @Test func `A window opens at a link that the table knows`() async throws {
    let house = try WindowedHouse()
    try await house.stage.director.openWindow(at: "house://shows/7")
    #expect(house.host.opened == ["house://shows/7"])
    #expect(house.stage.events(.refused).isEmpty)
  }

  @Test func `A link without a pattern opens no window`() async throws {
    let house = try WindowedHouse()
    let error = await #expect(throws: NavigationError.self) {
      try await house.stage.director.openWindow(
        at: "house://cellar", fileID: "App/Hall.swift", line: 7)
    }
    #expect(error?.reason == .unmatched && house.host.opened == [])
    #expect(house.stage.events(.refused).count == 1)
  }

  @Test func `A system that refuses, and a host of one window, say so`() async throws {
    let house = try WindowedHouse()
    house.host.refusal = .oneWindow
    let refused = await #expect(throws: NavigationError.self) {
      try await house.stage.director.openWindow(
        at: "house://shows/7", fileID: "App/Hall.swift", line: 7)
    }
    #expect(
      refused?.description == """
        House could not open a window at house://shows/7: impossible.
          at App/Hall.swift:7
          This device shows one window of the app, or the app declares no more.
          • Open the link in this window, or set UIApplicationSupportsMultipleScenes in Info.plist.
        """)
    let alone = try Playhouse()
    let impossible = await #expect(throws: NavigationError.self) {
      try await alone.director.openWindow(
        at: "house://shows/7", fileID: "App/Hall.swift", line: 8)
    }
    #expect(impossible?.detail.hasPrefix("HeadlessHost shows one window.") == true)
  }
}

private enum CellarRoute: Route { case wine }

/// A playhouse whose host has windows beside its own.
@MainActor private struct WindowedHouse {
  let host = ManyWindowsHost()
  let stage: TestStage

  init() throws {
    stage = try TestStage(root: HouseCoordinator(), host: host)
    stage.director.links = try Playhouse().director.links
  }

  var sketch: String { stage.director.tree.sketch }

  func open(_ link: String) async throws { try await stage.director.open(link).settled() }
}

/// A host without a display that records the requests to its windows.
private final class ManyWindowsHost: WindowOpeningHost {
  private let inner = HeadlessHost()
  private(set) var opened: [String] = []
  private(set) var arrivals = 0
  var comes = true
  var isRefusedLater = false
  var refusal: WindowRefusal?

  var shown: SceneTree { inner.shown }
  func attach(to director: SceneDirector) { inner.attach(to: director) }
  func perform(_ step: Step, completion: @escaping @MainActor () -> Void) {
    inner.perform(step, completion: completion)
  }
  func detach() { inner.detach() }
  func writeToLog(_ write: @escaping @MainActor () -> Void) {}

  func openWindow(at link: String) async throws(WindowRefusal) {
    if let refusal { throw refusal }
    opened.append(link)
  }

  func comeToFront(orElse refused: @escaping @MainActor () -> Void) -> Bool {
    if comes { arrivals += 1 }
    if isRefusedLater { refused() }
    return comes
  }
}
