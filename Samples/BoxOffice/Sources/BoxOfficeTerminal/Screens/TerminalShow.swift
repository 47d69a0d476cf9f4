import BoxOfficeKit
import UsherTerminal

final class TerminalShow: TerminalScreen {
  private let show: Show
  private let coordinator: ShowsCoordinator

  init(show: Show, coordinator: ShowsCoordinator) {
    self.show = show
    self.coordinator = coordinator
  }

  var title: String? { show.title }

  var lines: [Line] {
    Line.heading(show.title)
    Line.text("\(show.genre) by \(show.author). \(show.minutes) minutes, at \(show.house.name).")
    Line.blank
    Line.text(show.blurb)
    Line.blank
    for performance in show.performances { Line.text(performance.starts.onTicket, .muted) }
    Line.blank
    Line.item(coordinator.buyAction(show), detail: "from \(show.cheapest)").key("b")
  }
}
