#if canImport(SwiftUI)
import BoxOfficeKit
import SwiftUI
import UsherSwiftUI

/// The season, with a search.
struct ShowListView: ScreenView {
  let title = "Shows"
  private let catalog: any Catalog
  private let coordinator: ShowsCoordinator
  @State private var query = ""

  init(catalog: any Catalog, coordinator: ShowsCoordinator) {
    self.catalog = catalog
    self.coordinator = coordinator
  }

  var body: some View {
    let shows = catalog.shows(matching: query)
    List(shows) { show in
      ActionButton(coordinator.openAction(show)) {
        Row(show.title, "\(show.genre), from \(show.cheapest)")
      }
      .grows(into: show.id)
    }
    .overlay { if shows.isEmpty { ContentUnavailableView.search } }
    .searchable(text: $query, prompt: "a title, an author, a kind of evening")
    .navigationTitle("Shows")
  }
}
#endif
