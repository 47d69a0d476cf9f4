import BoxOfficeKit
import UsherTerminal

final class TerminalPerformances: TerminalScreen, PerformancesScreen {
  let title: String? = "Choose an evening"
  private let show: Show
  private let seating: any Seating
  private let coordinator: CheckoutCoordinator

  init(show: Show, seating: any Seating, coordinator: CheckoutCoordinator) {
    self.show = show
    self.seating = seating
    self.coordinator = coordinator
  }

  var lines: [Line] {
    Line.heading(show.title)
    Line.blank
    for performance in show.performances {
      let left = show.house.seats.count - seating.taken(at: performance).count
      Line.item(
        performance.starts.onTicket, detail: left > 0 ? "\(left) seats left" : "sold out",
        isEnabled: left > 0
      ) { self.coordinator.choose(performance) }
    }
  }
}
