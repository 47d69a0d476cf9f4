import Testing
import UsherDI

/// Code that compiles without a warning: services of every isolation, from every isolation.
struct IsolationTests {
  struct Settings: Sendable { let theme = "dark" }
  actor Archive {
    var count = 0
    func add() { count += 1 }
  }
  final class Plain { var text = "" }
  @MainActor final class Model {
    let settings: Settings
    let archive: Archive
    let plain: Plain
    init(settings: Settings, archive: Archive, plain: Plain) {
      (self.settings, self.archive, self.plain) = (settings, archive, plain)
    }
  }
  @globalActor actor Press { static let shared = Press() }
  @Press final class Printer {
    let settings: Settings
    init(settings: Settings) { self.settings = settings }
    func page() -> String { settings.theme }
  }
  private actor Elsewhere {
    func theme(of container: Container) async throws -> String {
      try await container.resolve(Settings.self).theme
    }
  }

  @MainActor private func container() throws -> Container {
    try makeContainer {
      $0.register(Settings.init)
      $0.register(Archive.init, lifetime: .shared)
      $0.register(Plain.init)
      $0.register(Model.init, lifetime: .shared)
      $0.registerAsync { (settings: Settings) in await Printer(settings: settings) }
    }
  }

  @Test @MainActor func `Services of every isolation are made and handed out`() async throws {
    let container = try container()
    let model = try container.resolve(Model.self)
    await model.archive.add()
    #expect(model.plain.text.isEmpty)
    let printer = try await container.resolved(Printer.self)
    #expect(await printer.page() == "dark")
  }

  @Test nonisolated func `A Sendable service can be awaited from any isolation`() async throws {
    let container = try await container()
    #expect(try await container.resolve(Settings.self).theme == "dark")
    #expect(try await Elsewhere().theme(of: container) == "dark")
    let archive = try await Task.detached { try await container.resolve(Archive.self) }.value
    await archive.add()
  }

  protocol Styled: Sendable {
    var style: String { get }
  }
  struct Plainly: Styled { let style = "plain" }

  /// Nobody's, and its initializer throws.
  struct License {
    let holder: String
    init(settings: Settings) throws {
      guard settings.theme == "dark" else { throw Broken() }
      holder = settings.theme
    }
  }

  /// Of another actor, made without waiting for it.
  @Press final class Proof {
    let settings: Settings
    nonisolated init(settings: Settings) { self.settings = settings }
    func page() -> String { settings.theme }
  }

  /// A dozen dependencies, existential and isolated ones among them.
  @MainActor final class Desk {
    let styles: [any Styled]
    init(
      _ settings: Settings, _ archive: Archive, _ plain: Plain, _ model: Model, _ proof: Proof,
      _ license: License, _ style: any Styled, _ later: Lazy<Plain>, _ anew: Provider<Model>,
      _ maybe: Printer?, _ all: [any Styled], _ again: Settings
    ) throws {
      styles = [style] + all
    }
  }

  @Test @MainActor func `Initializers throw, and have any number of dependencies`() async throws {
    let container = try makeContainer {
      $0.register(Settings.init)
      $0.register(Archive.init, lifetime: .shared)
      $0.register(Plain.init)
      $0.register(Model.init)
      $0.register(Proof.init, lifetime: .shared)
      $0.register(License.init)
      $0.register(Plainly.init, as: (any Styled).self)
      $0.contribute(Plainly.init, to: (any Styled).self)
      $0.register(Desk.init, lifetime: .shared)
    }
    let desk = try container.resolve(Desk.self)
    #expect(desk.styles.map(\.style) == ["plain", "plain"])
    let proof = try container.resolve(Proof.self)
    let page = await proof.page()
    #expect(page == "dark")
  }

  @Test @Press func `Another global actor awaits what is Sendable as well`() async throws {
    let container = try await makeContainer {
      $0.register(Settings.init)
      $0.register(Proof.init, lifetime: .shared)
      $0.register(Plainly.init, as: (any Styled).self)
    }
    let proof = try await container.resolve(Proof.self)
    #expect(proof.page() == "dark")
    #expect(try await container.resolve((any Styled).self).style == "plain")
    await container.end()
  }
}
