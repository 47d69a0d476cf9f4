#if os(macOS) || os(Linux)
import Testing
import Usher
import UsherTerminal

@MainActor @Test func `Quitting is asked first`() async throws {
  let app = try await App()
  await app.type("q")
  #expect(app.shown.contains("Quit?"))
  await app.type("n")
  #expect(!app.shown.contains("Quit?"))
  #expect(!app.terminal.hasEnded)
  await app.type("q", "y")
  #expect(app.terminal.hasEnded)
  #expect(app.director.tree.isEmpty)
}

@MainActor @Test func `The end of input closes`() async throws {
  let app = try await App()
  app.terminal.close()
  #expect(app.terminal.hasEnded)
}

@MainActor @Test func `A change of what the lines read redraws by itself`() async throws {
  let app = try await App()
  app.shows.present(app.shows.name)
  await settle()
  app.shows.name.name = "Grace"
  await settle()
  #expect(app.shown.contains("Name Grace"))
  app.shows.name.name = "Ada"
  await settle()
  #expect(app.shown.contains("Name Ada"))
}

@MainActor @Test func `A resize redraws`() async throws {
  let app = try await App()
  app.terminal.resize(60, 12)
  #expect(app.shown.contains("› Hamlet"))
  app.terminal.resize(5, 2)
  #expect(app.shown == "Too\nsmall")
  await app.type(.down, .enter)
  app.terminal.resize(20, 6)
  #expect(app.shown.hasPrefix(" Shows › Macbeth\n"))
}

@MainActor @Test func `Screens appear when they are drawn, and disappear in turn`() async throws {
  let app = try await App()
  let events = app.director.events
  await app.type(.enter, "1")
  app.director.close()
  var seen: [String] = []
  for await event in events {
    switch event {
    case .appeared: seen.append("+")
    case .disappeared: seen.append("-")
    default: break
    }
  }
  #expect(seen.joined() == "-+-+-")
}

@MainActor @Test func `Nothing is kept of what has closed`() async throws {
  weak var host: TerminalHost?
  weak var coordinator: TheaterCoordinator?
  try await {
    let app = try await App()
    host = app.host
    coordinator = app.theater
    await app.type(.down, .enter, "q", "y")
  }()
  await settle()
  #expect(host == nil)
  #expect(coordinator == nil)
}

@MainActor @Test func `A director that is released without closing takes its host along`()
  async throws
{
  weak var host: TerminalHost?
  for terminal in [MemoryTerminal(40, 10), MemoryTerminal()] {
    try await {
      let app = try await App(terminal)
      host = app.host
      terminal.type("\u{1B}")
    }()
    try await waitUntil { host == nil && terminal.hasEnded }
  }
}
#endif
