import BoxOfficeKit
import Observation
import UsherTerminal

@Observable final class TerminalShowList: TerminalScreen {
  let title = "Shows"
  private let catalog: any Catalog
  private let coordinator: ShowsCoordinator
  private var query = ""

  init(catalog: any Catalog, coordinator: ShowsCoordinator) {
    self.catalog = catalog
    self.coordinator = coordinator
  }

  var lines: [Line] {
    Line.field("Search", text: query) { self.query = $0 }
      .key("/").placeholder("a title, an author, a kind of evening")
    Line.blank
    for show in catalog.shows(matching: query) {
      Line.item(coordinator.openAction(show), detail: "\(show.genre), from \(show.cheapest)")
    }
    if catalog.shows(matching: query).isEmpty {
      Line.text("Nothing like that is on this season.", .muted)
    }
  }
}
