import Testing
import Usher
import UsherTesting

/// The very first tree is judged as well: case N50.
@MainActor struct LaunchGuardTests {
  @Test func `A first tree that is denied is a typed error, and the director has closed`() {
    let director = SceneDirector(Teller("home"), host: HeadlessHost())
    director.guards = [Guard("closed today") { _ in .deny("It is Monday.") }]
    let error = #expect(throws: NavigationError.self) {
      try director.start(fileID: "App/main.swift", line: 9)
    }
    #expect(
      error.map { "\($0)" } == """
        Teller could not start: denied.
          at App/main.swift:9
          The guard closed today denies it: It is Monday.
          • Satisfy the guard first, or request something that it allows.
        """)
    #expect(director.tree.isEmpty)
    #expect(director.open(DeepLink(ClubRoute.hall)).error?.reason == .ended)
  }

  @Test func `A first tree that is denied gives the declared fallback`() throws {
    let diary = Diary()
    let director = SceneDirector(Teller("home", diary), host: HeadlessHost())
    director.guards = [
      Guard("closed today") { $0.tree.titles == ["home"] ? .deny("It is Monday.") : .allow }
    ]
    director.fallback = { error in
      .present(Plain(error.detail), as: .root)
    }
    try director.start()
    #expect(director.tree.sketch == "The guard closed today denies it: It is Monday.")
    #expect(director.host.shown == director.tree)
    #expect(diary.lines == ["home started"])
    director.close()
  }

  @Test func `A fallback that is denied as well is the error`() {
    let director = SceneDirector(Teller("home"), host: HeadlessHost())
    director.guards = [Guard("never") { _ in .deny("Never.") }]
    director.fallback = { _ in .present(Plain("sorry"), as: .root) }
    let error = #expect(throws: NavigationError.self) { try director.start() }
    #expect(error?.reason == .denied)
    #expect(director.tree.isEmpty)
  }

  @Test func `A first tree that needs a sign-in shows that, and then the first tree`() throws {
    let club = try Club(.vault)
    #expect(club.sketch == "desk")
    club.signIn()
    #expect(club.sketch == "[vault]")
    #expect(club.host.shown == club.director.tree)
  }

  @Test func `A link that comes before the start waits for the sign-in as well`() throws {
    let club = try Club(.vault, starts: false)
    let link = club.director.open("club://box/4")
    try club.director.start()
    #expect(club.sketch == "desk")
    let second = club.director.open("club://box/5")
    #expect(link.result == nil)
    club.signIn()
    #expect(link.isAdmitted)
    #expect(second.isAdmitted)
    #expect(club.sketch == "[vault, box 5]")
    #expect(club.asked == 1)
  }

  @Test func `A sign-in at the start that is cancelled gives the fallback, or closes the window`()
    throws
  {
    let club = try Club(.vault)
    let link = club.director.open("club://box/4")
    club.director.fallback = { _ in .present(Plain("sorry"), as: .root) }
    club.desk?.finish()
    #expect(club.sketch == "sorry")
    #expect(link.error?.reason == .impossible, "nothing stands there that it could lead to")
    let other = try Club(.vault)
    let late = other.director.open("club://box/4")
    other.desk?.finish()
    #expect(other.sketch == "-")
    #expect(late.error?.reason == .ended)
  }

  @Test func `Two sign-ins before the first tree come one after the other`() throws {
    final class Terms: Coordinator {
      override func build() throws -> SceneLayout { .screen(Plain("terms")) }
    }
    let club = try Club(.vault, starts: false)
    let agreed = Diary()
    club.director.guards.append(
      Guard("terms") {
        let mayShow = !agreed.lines.isEmpty || $0.tree.titles == ["terms"]
        return mayShow ? .allow : .detour(through: Terms())
      })
    try club.director.start()
    #expect(club.sketch == "terms", "the desk may not be shown before them either")
    agreed.write("yes")
    club.director.livingCoordinators.last?.finish()
    #expect(club.sketch == "desk")
    club.signIn()
    #expect(club.sketch == "[vault]")
  }

  @Test func `The first of two sign-ins that is cancelled gives the fallback`() throws {
    final class Terms: Coordinator, Concluding {
      typealias Output = Bool
      override func build() throws -> SceneLayout { .screen(Plain("terms")) }
    }
    let club = try Club(.vault, starts: false)
    club.director.fallback = { _ in .present(Plain("sorry"), as: .root) }
    club.director.guards.append(
      Guard("terms") { $0.tree.titles == ["desk"] ? .detour(through: Terms()) : .allow })
    try club.director.start()
    #expect(club.sketch == "terms")
    club.director.livingCoordinators.last?.finish()
    #expect(club.sketch == "sorry")
  }

  @Test func `A first tree that is redirected to a route starts with that`() throws {
    let coordinator = ClubCoordinator(.vault)
    let director = SceneDirector(coordinator, host: HeadlessHost())
    director.guards = [
      Guard("members only") {
        $0.routes(of: ClubRoute.self).contains(.vault) ? .redirect(to: ClubRoute.door) : .allow
      }
    ]
    try director.start()
    #expect(director.tree.sketch == "[door]")
    #expect(coordinator.trigger(.hall).isAdmitted)
    #expect(director.tree.sketch == "[door, hall]")
  }

  @Test func `A sign-in that cannot be made is the error of the start`() {
    final class Broken: Coordinator {
      struct Fault: Error {}
      override func build() throws -> SceneLayout { throw Fault() }
    }
    let director = SceneDirector(Teller("home"), host: HeadlessHost())
    director.guards = [Guard("broken") { _ in .detour(through: Broken()) }]
    let error = #expect(throws: NavigationError.self) { try director.start() }
    #expect(error?.reason == .preparation)
    #expect(director.tree.isEmpty)
  }

  @Test func `A fallback is asked for once if the sign-in at the start is cancelled`() throws {
    let club = try Club(.vault, starts: false)
    var asked = 0
    club.director.fallback = { _ in
      asked += 1
      return .present(Plain("sorry"), as: .root)
    }
    try club.director.start()
    club.desk?.finish()
    #expect(club.sketch == "sorry")
    #expect(asked == 1)
  }

  @Test func `A model that needs a sign-in is shown after it`() throws {
    var table = ModelTable()
    table.add("shows") { _ in ShowsScreen() }
    let director = SceneDirector(SceneModel("shows"), factory: table, host: HeadlessHost())
    var isMember = false
    director.guards = [
      Guard("members only") { proposal in
        let isProtected = proposal.tree.nodes.contains { $0.attributes.model != nil }
        return isProtected && !isMember ? .detour(through: DeskCoordinator()) : .allow
      }
    ]
    try director.start()
    #expect(director.tree.sketch == "desk")
    isMember = true
    director.livingCoordinators.lazy.compactMap { $0 as? DeskCoordinator }.first?.finish("welcome")
    #expect(director.tree.sketch == "shows")
    #expect(director.model == SceneModel("shows"))
  }

  private final class ShowsScreen: ModelScreen {
    let title: String? = "shows"
    func update(_ data: [String: String]) {}
  }
}
