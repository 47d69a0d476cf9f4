#if os(macOS) || os(Linux)
import Observation
import UsherTerminal

/// One key and the frame that follows it, with far more content than a terminal can show.
@MainActor enum TerminalMeasurements {
  private static let limit = 5_000_000.0

  static func all() -> [Measurement] {
    [
      measurement("terminal.list.100000", .list) { "\u{1B}[B" },
      measurement("terminal.title.30000", .title) { "\u{1B}[B" },
      measurement("terminal.word.100000", .word) { "x" },
      measurement("terminal.deep.2000", .deep) { "\u{1B}\u{0}" },
    ]
  }

  private static func measurement(
    _ name: String, _ app: App, key: @escaping () -> String
  ) -> Measurement {
    Measurement(name, limit: limit, batch: 10) {
      let terminal = BenchmarkTerminal()
      let host = TerminalHost(device: terminal)
      let director = SceneDirector(app.root, host: host)
      expect { try director.start() }
      host.draw()
      return { count in
        for _ in 0..<count {
          terminal.type(key())
          host.draw()
        }
        keep(director)
      }
    }
  }

  private enum App {
    case list
    case title
    case word
    case deep

    @MainActor var root: Coordinator {
      switch self {
      case .list: Pages([ListPage(100_000)])
      case .title: Pages([ListPage(20, title: String(repeating: "漢字 title", count: 1_875))])
      case .word: Pages([WordPage(String(repeating: "漢字word", count: 10_000))])
      case .deep: Pages((0..<2_000).map { ListPage(20, title: "Page \($0)") })
      }
    }
  }
}

/// A terminal that discards its frames.
@MainActor private final class BenchmarkTerminal: TerminalDevice {
  let size: TerminalSize? = TerminalSize(columns: 80, rows: 24)
  let isColored = true
  private var receive: (@MainActor (TerminalEvent) -> Void)?

  func begin(_ receive: @escaping @MainActor (TerminalEvent) -> Void) { self.receive = receive }
  func write(_ bytes: [UInt8]) { keep(bytes) }
  func end() { receive = nil }
  func type(_ keys: String) { receive?(.input(Array(keys.utf8))) }
}

private final class Pages: Coordinator {
  private let pages: [any Screen]
  init(_ pages: [any Screen]) { self.pages = pages }
  override func build() throws -> SceneLayout { .stack(pages) }
}

@Observable private final class ListPage: TerminalScreen {
  let title: String?
  let count: Int

  init(_ count: Int, title: String = "List") { (self.count, self.title) = (count, title) }

  var lines: [Line] {
    for number in 0..<count { Line.item("Item \(number)", detail: "£12") {} }
  }
}

@Observable private final class WordPage: TerminalScreen {
  private var typed: String
  private let word: String

  init(_ word: String) { (typed, self.word) = (word, word) }

  var lines: [Line] {
    Line.field("Word", text: typed) { self.typed = $0 }
    Line.text(word)
  }
}
#else
@MainActor enum TerminalMeasurements {
  static func all() -> [Measurement] { [] }
}
#endif
