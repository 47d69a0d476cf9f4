#if os(macOS) || os(Linux)
import BoxOfficeStage
import Foundation
import Testing
import UsherExplorer
import UsherTerminal

// Testable, since a performance is made by the kit alone.
@testable import BoxOfficeKit

/// The storyboard of the box office, with the frames of the terminal.
@MainActor struct StoryboardTests {
  /// One evening with one seat left, so that every state fits on a screen.
  private static var explorer: Explorer {
    let seats = Set(House.shed.seats).subtracting(Seat.list("A3"))
    let evening = Performance(id: "owl-1", starts: Performance.premiere.starts, taken: seats)
    let season = FakeCatalog(shows: [.owl(on: [evening])])
    var explorer = Explorer(making: "try TestStage.boxOffice(season: season)") {
      try .boxOffice(season: season)
    }
    explorer.checks = []
    explorer.picture = {
      TerminalHost.picture(of: $0.director, size: TerminalSize(columns: 48, rows: 17))
    }
    return explorer
  }

  @Test func `The storyboard of the box office shows the frame of every state`() async throws {
    let start = ContinuousClock.now
    let exploration = await Self.explorer.explore()
    let explored = ContinuousClock.now
    let html = exploration.storyboard.html
    let times = (start.duration(to: explored), explored.duration(to: .now))
    #expect(exploration.isComplete && html.contains("TerminalSeatPlan"), "\(exploration)")
    let numbers = try #require(PageNumbers(html))
    #expect(numbers.boxes.count > exploration.stateCount && numbers.lines.count > 50)
    #expect(numbers.overlaps == 0 && numbers.crossings == 0)
    // A laptop's screen of 1,440 × 820 points at half size.
    #expect(numbers.width <= 2_880 && numbers.height <= 1_640)
    guard let folder = ProcessInfo.processInfo.environment["BOXOFFICE_MAP"] else { return }
    let seconds = [times.0, times.1].map {
      $0.formatted(.units(allowed: [.seconds], width: .narrow, fractionalPart: .show(length: 2)))
    }
    let time = "Explored in \(seconds[0]), drawn in \(seconds[1]): \(exploration)"
    for (name, text) in ["storyboard.html": html, "storyboard-time.txt": time + "\n"] {
      try Data(text.utf8).write(to: URL(filePath: folder).appending(path: name))
    }
  }
}
#endif
