import Testing
import UsherDI

/// What compiles without a warning: services of every isolation, from every isolation.
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
}
