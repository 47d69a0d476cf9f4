import Testing
import Usher
import UsherTesting

/// A secret is planted wherever an app has values, and looked for in all that may be read by others.
@MainActor struct SecretTests {
  nonisolated static let secret = "4711-0815"
  private var secret: String { Self.secret }

  /// All that a window writes where others may read it.
  @MainActor private final class Outputs {
    var lines: [String] = []
    var recording: Recording?

    func listen(to director: SceneDirector) {
      director.log { self.lines.append($0) }
      director.record(keepingValues: false) { self.lines.append($0) }
      recording = director.record(keepingValues: false)
    }

    /// Returns the lines that contain a text, including those of the recording.
    func lines(with text: String) throws -> [String] {
      let kept = recording?.journal.text.split(separator: "\n").map(String.init) ?? []
      #expect(!kept.isEmpty && lines.count > kept.count)
      return (lines + kept).filter { $0.contains(text) }
    }
  }

  private func director(_ root: Coordinator, _ outputs: Outputs) -> SceneDirector {
    var options = SceneDirector.Options(seed: 7, clock: StageClock())
    options.refusals = .init { outputs.lines.append($0) }
    let director = SceneDirector(root, host: HeadlessHost(), options: options)
    outputs.listen(to: director)
    return director
  }

  @Test func `A secret in routes, arguments, errors and questions is in no output`() throws {
    let outputs = Outputs()
    let root = Keeper()
    let director = director(root, outputs)
    try director.start()
    var errors: [NavigationError?] = [
      root.trigger(.failing(secret)).error, root.trigger(.around(secret)).error,
      root.trigger(.foreign(secret)).error, director.open("app://\(secret)").error,
      director.open(DeepLink(KeeperRoute.failing(secret))).error,
      root.start(child: Teller(secret) { _ in throw Trouble(text: Self.secret) }).error,
    ]
    #expect(root.trigger(.open(secret)).isAdmitted)
    root.setBadge(secret, on: Plain(secret))
    director.guards = [Guard("denies") { _ in .deny(Self.secret) }]
    errors.append(root.trigger(.open(secret)).error)
    director.guards = [Guard("throws") { _ in throw Trouble(text: Self.secret) }]
    errors.append(root.trigger(.open(secret)).error)
    director.guards = [
      Guard("leads on") { _ in .redirect(to: KeeperRoute.open(Self.secret)) }
    ]
    errors.append(root.trigger(.closed(secret)).error)
    director.guards = []
    #expect(errors.count == 9)
    for error in errors { #expect(try #require(error).description.contains(secret)) }
    #expect(!director.tree.outline.contains(secret))
    root.present(
      SceneAlert(
        secret, message: secret, buttons: [.normal(secret)], textField: .init(text: secret)))
    let alert = try #require(director.tree.modals.last?.id)
    director.report(.answered(alert, button: 0, text: secret))
    let child = Teller("child", screen: Plain("child"))
    root.start(child: child, as: .sheet)
    root.present(SceneAlert(secret))
    #expect(child.dismiss().error?.detail.contains("which Teller did not start") == true)
    director.close()
    #expect(try outputs.lines(with: secret) == [])
  }

  @Test func `A secret in a model is in no output`() throws {
    let outputs = Outputs()
    var table = ModelTable()
    table.add("list") { Plain($0.data["id"] ?? "") }
    let model = SceneModel("list", data: ["id": secret])
    var options = SceneDirector.Options(seed: 7, clock: StageClock())
    options.refusals = .init { outputs.lines.append($0) }
    let director = SceneDirector(model, factory: table, host: HeadlessHost(), options: options)
    outputs.listen(to: director)
    try director.start()
    director.set(SceneModel("list", data: ["id": secret + secret]).keyed(secret))
    director.set(SceneModel("missing", data: ["id": secret]))
    director.close()
    #expect(try outputs.lines(with: secret) == [])
  }

  @Test func `A secret in a saved state is in no output, restored or lost`() throws {
    let keeper = Keeper()
    let first = director(keeper, Outputs())
    first.restoration = try Keeper.table
    try first.start()
    #expect(keeper.trigger(.open(secret)).isAdmitted)
    let snapshot = first.snapshot()
    for (table, guards) in [
      (try Keeper.table, []), (RestorationTable(), []),
      (
        try Keeper.table,
        [Guard("no") { $0.routes(of: KeeperRoute.self).isEmpty ? .allow : .deny(Self.secret) }]
      ),
    ] {
      let outputs = Outputs()
      let again = director(Keeper(), outputs)
      again.restoration = table
      again.guards = guards
      _ = try? again.start(restoring: snapshot)
      again.close()
      #expect(try outputs.lines(with: secret) == [])
    }
    first.close()
  }

  @Test func `A journal without values is replayed to trees of the same shape`() throws {
    let root = Keeper()
    let director = director(root, Outputs())
    let recording = director.record(keepingValues: false)
    try director.start()
    root.trigger(.open(secret))
    root.present(SceneAlert(secret))
    let tree = try Journal(lines: recording.journal.text).replay()
    #expect(tree.layers.map(\.id) == director.tree.layers.map(\.id))
    #expect(tree.root?.children.map(\.id) == director.tree.root?.children.map(\.id))
    #expect(tree.outline == "stack Keeper\n  Plain\n  Plain\n  ▲ alert alert")
    #expect(tree.active?.title == nil)
    #expect(tree.root?.children.last?.route?.description == "KeeperRoute")
    director.close()
  }
}

private struct Trouble: Error {
  let text: String
}

private enum KeeperRoute: DurableRoute {
  static let tag = "keeper"
  case first
  case open(String)
  case closed(String)
  case failing(String)
  case around(String)
  case foreign(String)
}

private enum OtherRoute: Route {
  case other(String)
}

private final class Keeper: Coordinator, Routing {
  let initialRoute = KeeperRoute.first

  static var table: RestorationTable {
    get throws { try RestorationTable { $0.register(KeeperRoute.self) } }
  }

  func transition(to route: KeeperRoute) throws -> SceneTransition {
    switch route {
    case .first: .push(Plain("first"))
    case .open(let text), .closed(let text): .push(Plain(text))
    case .failing(let text): throw Trouble(text: text)
    case .around(let text): .redirect(to: KeeperRoute.around(text))
    case .foreign(let text): .parent(OtherRoute.other(text))
    }
  }
}
