import BoxOfficeKit
import BoxOfficeStage
import Foundation
import Testing
import UsherExplorer
import UsherTerminal

/// Shows a recorded visit step by step: what was recorded, the tree, and the frame beside it.
@MainActor struct VisitPlayer {
  private let path: String

  init(_ path: String) { self.path = path }

  private static let seconds = Duration.UnitsFormatStyle(
    allowedUnits: [.seconds], width: .narrow, fractionalPart: .show(length: 3)
  ).locale(Locale(identifier: "en_US"))

  static var explorer: Explorer {
    var explorer = Explorer(making: "try TestStage.boxOffice()") { try .boxOffice() }
    explorer.onRestart(making: "try TestStage.boxOffice(after: stage)") {
      try .boxOffice(after: $0)
    }
    // Whoever signs in at their account or to see their tickets is known to the session by then.
    explorer.isMeant = { $0.kind == .lostResult && $0.subject == "SignIn" }
    explorer.limits.actions = 1_000
    return explorer
  }

  /// Reads a command from each line: the next step, the one before, or one by its number.
  func run() async throws {
    let replay = try await Self.explorer.replay(path: path)
    let pages = await pages(of: replay)
    var (number, hint) = (0, "")
    repeat {
      show(pages[number], number == pages.count - 1 ? "the end of the visit; " + hint : hint)
      guard let line = readLine(), line != "q" else { return }
      hint = ""
      switch line {
      case "", "n": number = min(number + 1, pages.count - 1)
      case "b": number = max(number - 1, 0)
      default:
        if let wanted = Int(line), pages.indices.contains(wanted - 1) {
          number = wanted - 1
        } else {
          hint = "\(line.onOneLine) is none of these; "
        }
      }
    } while true
  }

  /// Shows a step, in a terminal in place of the one before.
  private func show(_ page: String, _ hint: String) {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      return print(page + "\n" + (hint.isEmpty ? "" : hint + "\n"))
    }
    let eraseScreen = "\u{1B}[2J\u{1B}[3J\u{1B}[H"
    print(eraseScreen + page + "\n")
    print(hint + "Enter goes on, b back, a number to that step, q quits: ", terminator: "")
    fflush(nil)
  }

  /// The text of each step; the last one says how the replay ends, and the first one that the file is
  /// damaged.
  private func pages(of replay: VisitReplay) async -> [String] {
    let host = TerminalHost(device: StillTerminal())
    guard let stage = try? TestStage.boxOffice(host: host) else { return [""] }
    await stage.settle()
    var pages: [String] = []
    for (index, step) in replay.steps.enumerated() {
      if let action = step.action { try? await stage.play(action) }
      let action = step.action.map { "\($0)" } ?? "the start"
      let frame = host.text(size: TerminalSize(columns: 60, rows: 16))
      let title = "\(index + 1)/\(replay.steps.count)  \(action)"
      let events = step.entries.map { "  \($0.time.formatted(Self.seconds))  \($0.record)" }
      pages.append(
        ([title] + events + beside(frame, step.tree.outline)).joined(separator: "\n"))
    }
    stage.director.close()
    if let departure = replay.departure { pages[pages.count - 1] += "\n\(departure)" }
    if let damage = replay.damage { pages[0] = "\(damage)\n\n\(pages[0])" }
    return pages
  }

  /// Puts an outline beside a frame.
  private func beside(_ frame: String, _ outline: String) -> [String] {
    let left = frame.split(separator: "\n", omittingEmptySubsequences: false)
    let right = outline.split(separator: "\n")
    let width = left.map(\.count).max() ?? 0
    return (0..<max(left.count, right.count)).map { row in
      let cells = row < left.count ? String(left[row]) : ""
      let space = String(repeating: " ", count: width - cells.count)
      let node = row < right.count ? " " + right[row] : ""
      return cells + space + " |" + node
    }
  }
}
