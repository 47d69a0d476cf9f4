import UsherExplorer
import UsherTerminal

/// A console's view of the first window of the sample's box office.
///
/// The sample's tests compare the text, so that both windows stay alike.
@MainActor enum ConsoleMeasurements {
  private static let firstWindow = """
    tabs BoxOffice
      • stack Shows
        TerminalShowList “Shows”
      stack Tickets
      TerminalAccount “Account”
    1 The Lighthouse Keeper's Understudy
    2 The Map of My Mother's Kitchen
    3 A Teacup in the Rigging
    4 Who Moved the Moon?
    5 Nine Umbrellas
    6 Moth and Candle
    7 The Last Tram to Aldersea
    8 Quartet for Three
    9 The Baker of Gloaming Street
    10 Salt, or the Weather Inside
    11 The Inspector Forgets
    12 Winterwood
    13 The Museum of Lost Gloves
    14 Ladies of the Signal Box
    15 select Tickets
    16 select Account
    """

  static func all() -> [Measurement] {
    [Measurement("console.look", limit: 2_000_000, batch: 100) { lookRepeatedly() }]
  }

  private static func lookRepeatedly() -> Measurement.Body {
    guard let stage = try? BoxOffice.stage(), look(at: stage) == firstWindow else {
      preconditionFailure("The window is another one than the box office's.")
    }
    return { count in for _ in 0..<count { keep(look(at: stage)) } }
  }

  private static func look(at stage: TestStage) -> String {
    StageConsole.Reply(StageView(stage).text()).text
  }

  /// Prints the time of a command that opens a show, or goes back: the best of ten rounds.
  static func printCommands() async {
    let (console, count) = (StageConsole { try BoxOffice.stage() }, 50)
    var best = Duration.seconds(1)
    for _ in 0..<10 {
      let start = ContinuousClock.now
      for _ in 0..<count {
        keep(await console.answer("take Winterwood"))
        keep(await console.answer("back"))
      }
      best = min(best, start.duration(to: .now) / (2 * count))
    }
    let microseconds = Int(best / .microseconds(1))
    print("console.take      \(microseconds) µs\(microseconds > 5_000 ? "  missed" : "")")
  }
}

/// The first window of the sample, with its shows and its screens' lines.
private final class BoxOffice: Coordinator {
  static func stage() throws -> TestStage { try TestStage(root: BoxOffice()) }

  override func build() throws -> SceneLayout { .tabs(Shows(), Tickets(), TerminalAccount()) }
}

private final class Shows: Coordinator {
  override func build() throws -> SceneLayout { .stack(TerminalShowList(self)) }

  func open(_ show: String, from list: TerminalShowList) { push(TerminalShow(show), from: list) }
}

private final class Tickets: Coordinator {
  override func build() throws -> SceneLayout { .stack(TerminalTicketList()) }
}

private final class TerminalShowList: TerminalScreen {
  let title = "Shows"
  private unowned let shows: Shows

  init(_ shows: Shows) { self.shows = shows }

  var lines: [Line] {
    Line.field("Search", text: "") { _ in }
    Line.blank
    for show in Self.season {
      let opening = ScreenAction(show) { self.shows.open(show, from: self) }
      Line.item(opening, detail: "Comedy, from £26.00")
    }
  }

  private static let season = [
    "The Lighthouse Keeper's Understudy", "The Map of My Mother's Kitchen",
    "A Teacup in the Rigging", "Who Moved the Moon?", "Nine Umbrellas", "Moth and Candle",
    "The Last Tram to Aldersea", "Quartet for Three", "The Baker of Gloaming Street",
    "Salt, or the Weather Inside", "The Inspector Forgets", "Winterwood",
    "The Museum of Lost Gloves", "Ladies of the Signal Box",
  ]
}

private final class TerminalShow: TerminalScreen {
  let title: String?
  init(_ title: String) { self.title = title }
  var lines: [Line] { Line.heading(title ?? "") }
}

private final class TerminalTicketList: TerminalScreen {
  let title = "Tickets"
  var lines: [Line] { Line.text("Your tickets are here once you have signed in.") }
}

private final class TerminalAccount: TerminalScreen {
  let title = "Account"
  var lines: [Line] { Line.text("Nobody is signed in.") }
}
