#if canImport(SwiftUI)
import BoxOfficeKit
import SwiftUI
import UsherSwiftUI

/// One show, which grows out of its row.
struct ShowView: ScreenView {
  let show: Show
  let coordinator: ShowsCoordinator

  var body: some View {
    List {
      Text(verbatim: facts)
      Text(verbatim: show.blurb)
      ActionButton(coordinator.buyAction(show)).buttonStyle(.borderedProminent)
      Section("From \(show.cheapest.description)") {
        ForEach(show.performances) { Text(verbatim: $0.starts.onTicket) }
      }
    }
    .navigationTitle(Text(verbatim: show.title))
    .toolbar { WindowButton(link: "boxoffice://shows/\(show.id)") }
    .growing(outOf: show.id)
  }

  private var facts: String {
    "\(show.genre) by \(show.author). \(show.minutes) minutes, at \(show.house.name)."
  }
}
#endif
