import BoxOfficeKit
import BoxOfficeTerminal
import Foundation
import Testing
import UsherDI
import UsherTerminal
import UsherTesting

/// A visit to the box office in the terminal, a line at a time.
@MainActor final class TerminalVisit: Visit {
  let stage: TestStage
  private let clock = StageClock()
  private let terminal = LineTerminal()

  init(data: URL, opening link: String? = nil) async throws {
    stage = try TestStage(
      BoxOfficeCoordinator.self, ServicesAssembly(data: data, clock: clock),
      CoordinatorsAssembly(), TerminalAssembly(), host: TerminalHost(device: terminal),
      clock: clock, beforeStart: { try $0.furnish() })
    if let link { stage.director.open(link) }
    await stage.settle()
  }

  /// Has a line of the script obeyed.
  func play(_ line: String) async throws {
    let before = terminal.answers
    terminal.send(line)
    guard Command(line) != .quit else { return await stage.idle() }
    try await stage.wait(until: "an answer to \(line)") { [terminal] in terminal.answers > before }
    await stage.idle()
  }

  /// Makes the window wide or narrow, of which a terminal that takes lines tells nothing.
  func unfold(_ isWide: Bool) async {
    stage.user.resize(to: isWide ? .regular : .compact)
    await stage.idle()
  }
}

/// A terminal that takes lines, and counts what it is answered.
@MainActor private final class LineTerminal: TerminalDevice {
  let size: TerminalSize? = nil
  let isColored = false
  private(set) var answers = 0
  private var receive: (@MainActor (TerminalEvent) -> Void)?

  func begin(_ receive: @escaping @MainActor (TerminalEvent) -> Void) { self.receive = receive }

  /// An answer ends with an empty line.
  func write(_ bytes: [UInt8]) { if bytes.suffix(2) == [10, 10] { answers += 1 } }

  func end() { receive = nil }

  func send(_ line: String) { receive?(.input(Array("\(line)\n".utf8))) }
}
