import Testing
import Usher
import UsherTesting

/// Restarts in the other width of windows that wait for the sign-in.
@MainActor struct RestartsInTheOtherWidthTests {
  @Test(arguments: [SceneWidth.compact, .regular], [true, false])
  func `A flow over a page that waits for the sign-in comes back in the other width`(
    width: SceneWidth, restartsTwice: Bool
  ) async throws {
    let desk = Desk(.stack)
    let stage = try await desk.open(width)
    try stage.folder("root").trigger(.page("secret"))
    try stage.folder("root").trigger(.cover("cover", .columns))
    var again = try await desk.restart(stage, hiding: ["secret"], width.other)
    if restartsTwice { again = try await desk.restart(again, hiding: ["secret"], width.other) }
    #expect(!again.outline.contains("cover split"))
    try await desk.signIn(again)
    stage.user.resize(to: width.other)
    await stage.idle()
    #expect(again.titledOutline == stage.titledOutline)
    #expect(desk.reports.last?.isComplete == true)
  }

  @Test(arguments: [SceneWidth.compact, .regular])
  func `A flow of which one column needs the sign-in waits for it in the other width`(
    width: SceneWidth
  ) async throws {
    let desk = Desk(.stack)
    let stage = try await desk.open(width)
    try stage.folder("root").trigger(.cover("cover", .columns))
    let again = try await desk.restart(stage, hiding: ["cover 1"], width.other)
    #expect(again.restoration?.isPostponed == true)
    try await desk.signIn(again)
    stage.user.resize(to: width.other)
    await stage.idle()
    #expect(again.titledOutline == stage.titledOutline)
  }

  @Test(arguments: [SceneWidth.compact, .regular])
  func `A flow above another tab than the page that waits is there at once in the other width`(
    width: SceneWidth
  ) async throws {
    let desk = Desk(.columns)
    let stage = try await desk.open(width)
    try stage.folder("root 1").trigger(.page("secret"))
    stage.user.select(1)
    try stage.folder("root 2").trigger(.cover("cover", .columns))
    let again = try await desk.restart(stage, hiding: ["secret"], width.other)
    #expect(again.titledOutline.contains("Page “cover 1”"))
    try await desk.signIn(again)
    stage.user.resize(to: width.other)
    await stage.idle()
    #expect(again.titledOutline == stage.titledOutline)
  }

  @Test func `A page above the item of a column is there after the sign-in and the fold`()
    async throws
  {
    let desk = Desk(.columns)
    let stage = try await desk.open(.regular)
    try stage.folder("root 1").trigger(.detail("secret"))
    let again = try await desk.restart(stage, hiding: ["secret"], .regular)
    again.user.select(2)
    try again.folder("root").trigger(.page("above the item"))
    again.user.resize(to: .compact)
    await again.settle()
    try await desk.signIn(again)
    #expect(
      again.titledOutline == """
        tabs Folder
          • stack Folder
            Page “root 1”
            Page “secret”
            Page “above the item”
          stack Folder
            Page “root 2”
        """)
  }

  @Test func `A tab stays selected whose detail waits for the sign-in through a fold`() async throws
  {
    let desk = Desk(.columns)
    let stage = try await desk.open(.compact)
    try stage.folder("root 1").trigger(.detail("secret"))
    try stage.folder("root 2").trigger(.detail("other"))
    stage.user.select(0)
    await stage.settle()
    let again = try await desk.restart(stage, hiding: ["secret"], .regular)
    again.user.resize(to: .compact)
    await again.settle()
    try await desk.signIn(again)
    #expect(again.titledOutline == stage.titledOutline)
  }

  @Test func `A page returns to its list below a detail that was opened at the sign-in`()
    async throws
  {
    let desk = Desk(.column)
    let stage = try await desk.open(.compact)
    try stage.folder("root").trigger(.page("secret"))
    let again = try await desk.restart(stage, hiding: ["secret"], .regular)
    try again.folder("root 1").trigger(.detail("detail"))
    await again.settle()
    try await desk.signIn(again)
    #expect(
      again.titledOutline == """
        split Folder
          stack Folder
            Page “root 1”
            Page “secret”
          • stack Folder
            Page “detail”
        """)
  }
}

/// A flow whose columns are tabs, or one screen, in a narrow window.
private final class Folder: Coordinator, Routing, Restorable {
  enum Kind: String, Codable, Sendable { case stack, columns, column }

  enum Route: DurableRoute {
    static let tag = "folder route"
    case none
    case page(String)
    case detail(String)
    case cover(String, Kind)
  }

  struct State: Codable, Sendable {
    let name: String
    let kind: Kind
  }

  static let tag = "folder"
  let initialRoute = Route.none
  var state: State

  init(_ kind: Kind, named name: String = "root") { state = State(name: name, kind: kind) }
  init(_ state: State) { self.state = state }

  func transition(to route: Route) -> SceneTransition {
    switch route {
    case .none: .none
    case .page(let title): .push(Mall.Page(title))
    case .detail(let title): .push(Mall.Page(title), as: .detail)
    case .cover(let name, let kind): .start(Folder(kind, named: name), as: .cover)
    }
  }

  override func build() -> SceneLayout {
    let (first, second) = (part(1), part(2))
    return switch state.kind {
    case .stack: .stack(Mall.Page(state.name))
    case .columns:
      .adaptive(
        compact: .tabs(first, second), regular: .split(first, second, detail: Mall.Nothing()))
    case .column:
      .adaptive(compact: .screen(first), regular: .split(first, detail: Mall.Nothing()))
    }
  }

  private func part(_ number: Int) -> Folder { Folder(.stack, named: "\(state.name) \(number)") }
}

/// An app of folders, and the titles of the pages that need the sign-in.
@MainActor private final class Desk {
  private let kind: Folder.Kind
  private var hidden: Set<String> = []
  private(set) var reports: [RestorationReport] = []

  init(_ kind: Folder.Kind) { self.kind = kind }

  func open(_ width: SceneWidth) async throws -> TestStage {
    let stage = try TestStage(root: Folder(kind), scope: Mall.Scope()) { director in
      director.report(.resized(width: width == .regular ? 1_000 : 400))
      director.restoration = try RestorationTable {
        $0.register(Folder.Route.self)
        $0.register(Folder.self) { Folder($0) }
      }
      director.observe { [unowned self] in
        if case .restored(let report) = $0 { reports.append(report) }
      }
      director.guards = [
        Guard("door") { [unowned self] proposal in
          let titles = proposal.tree.nodes.compactMap(\.title)
          guard !hidden.isDisjoint(with: titles) else { return .allow }
          return .detour(through: Mall.Door(), as: .cover)
        }
      ]
    }
    await stage.settle()
    return stage
  }

  func restart(
    _ stage: TestStage, hiding titles: Set<String>, _ width: SceneWidth
  ) async throws -> TestStage {
    await stage.settle()
    hidden = titles
    let again = try await stage.restarted { try await open(width) }
    await again.settle()
    return again
  }

  func signIn(_ stage: TestStage) async throws {
    hidden = []
    try stage.coordinator(Mall.Door.self).finish()
    await stage.settle()
  }
}

extension TestStage {
  fileprivate func folder(_ name: String) throws -> Folder {
    try #require(coordinators(Folder.self).first { $0.state.name == name })
  }
}

extension SceneWidth {
  fileprivate var other: SceneWidth { self == .compact ? .regular : .compact }
}
