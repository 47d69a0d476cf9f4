#if os(macOS) || os(Linux)
import Observation
import Testing
import Usher
import UsherTerminal

@Observable final class ShowsScreen: TerminalScreen {
  var title: String? { "Shows" }
  private(set) var query = ""
  private let open: @MainActor (String) -> Void
  private let shows = ["Hamlet", "Macbeth", "Medea", "Faust"]

  init(open: @escaping @MainActor (String) -> Void) { self.open = open }

  var lines: [Line] {
    Line.field("Search", text: query) { self.query = $0 }.key("/")
    for show in shows where show.hasPrefix(query) {
      Line.item(show) { self.open(show) }
    }
  }
}

@Observable final class SeatsScreen: TerminalScreen {
  let title: String?
  var seats: Set<Int> = []
  private let buy: @MainActor () -> Void

  init(_ title: String, buy: @escaping @MainActor () -> Void) {
    self.title = title
    self.buy = buy
  }

  var lines: [Line] {
    for row in 0..<2 {
      Line.row {
        "Row \(row + 1) "
        for seat in row * 4..<row * 4 + 4 {
          TextRun(seats.contains(seat) ? "x" : "\(seat)", isEnabled: seat != 2) { self.take(seat) }
        }
      }
    }
    Line.text("\(seats.count) chosen", .muted)
  }

  var actions: [KeyAction] {
    KeyAction("b", "Buy", isEnabled: !seats.isEmpty) { self.buy() }
  }

  private func take(_ seat: Int) { seats.formSymmetricDifference([seat]) }
}

@Observable final class NameScreen: TerminalScreen {
  let title = "Name"
  var dismissal = Dismissal.free
  var name = ""
  var secret = ""
  var pay: @MainActor () -> Void = {}

  var lines: [Line] {
    Line.field("Name", text: name) { self.name = $0 }
    Line.field("Card", text: secret, isSecure: true) { self.secret = $0 }
    Line.item("Pay") { self.pay() }
  }
}

final class PlainScreen: Screen {}

final class ShowsCoordinator: Coordinator {
  private(set) var attempts = 0
  var answer: SceneAlert.Answer?
  let name = NameScreen()

  override func build() -> SceneLayout {
    .stack(ShowsScreen { [weak self] in self?.open($0) })
  }

  private func open(_ show: String) { push(SeatsScreen(show) { [weak self] in self?.buy() }) }

  private func buy() { present(name, as: .sheet) }

  override func didAttemptDismissal(_ attempt: DismissalAttempt) { attempts += 1 }
}

final class PlainCoordinator: Coordinator {
  override func build() -> SceneLayout { .screen(PlainScreen()) }
}

final class TheaterCoordinator: Coordinator {
  private(set) var shows = ShowsCoordinator()

  override func build() throws -> SceneLayout {
    shows = ShowsCoordinator()
    let plain = PlainCoordinator()
    for child in [shows, plain] { startEmbedded(child: child) }
    return .tabs(shows, plain)
  }
}

/// A started app on a terminal in memory.
@MainActor struct App {
  let terminal: MemoryTerminal
  let host: TerminalHost
  let director: SceneDirector
  let theater = TheaterCoordinator()

  var shows: ShowsCoordinator { theater.shows }
  var shown: String { terminal.shown }
  var outline: String { director.tree.outline }

  init(
    _ terminal: MemoryTerminal = MemoryTerminal(40, 10),
    options: TerminalHost.Options = TerminalHost.Options()
  ) async throws {
    self.terminal = terminal
    host = TerminalHost(device: terminal, options: options)
    director = SceneDirector(theater, host: host)
    try director.start()
    await settle()
  }

  /// Types, and checks that the terminal shows the host's frame.
  func type(_ texts: String...) async {
    for text in texts {
      terminal.type(text)
      await settle()
    }
  }
}

extension App {
  func waitUntil(_ isTrue: @MainActor () -> Bool) async throws {
    try await UsherTerminalTests.waitUntil(isTrue)
  }
}

/// Waits for a delayed event, such as a lone escape byte.
@MainActor func waitUntil(_ isTrue: @MainActor () -> Bool) async throws {
  for _ in 0..<500 where !isTrue() { try await Task.sleep(for: .milliseconds(10)) }
  #expect(isTrue())
}
#endif
