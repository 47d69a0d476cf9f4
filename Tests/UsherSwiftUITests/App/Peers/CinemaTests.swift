#if canImport(StandInSwiftUI)
import Foundation
@_spi(Test) import SwiftUI
import Testing
import UsherSwiftUI
import UsherTesting

/// The tasks that libraries are compared by, played.
@MainActor struct CinemaTests {
  @Test func `A film that is opened lies on the list`() throws {
    let films = FilmsCoordinator()
    let stage = try TestStage(root: films)
    films.open(.alien)
    #expect(stage.outline == "stack Films\n  Films\n  Film")
  }

  @Test func `The first app shows its list, and a film with its argument`() async {
    let renderer = Renderer(CinemaApp.self)
    await renderer.rest()
    renderer.user.tap("Alien")
    await renderer.rest()
    #expect(renderer.outline.contains("The film Alien"))
  }

  @Test func `A sheet gives a seat and goes, and a tab is selected`() async {
    let cinema = CinemaCoordinator()
    let renderer = Renderer { UsherView { SceneDirector(cinema, host: $0) } }
    await renderer.rest()
    cinema.choose()
    await renderer.rest()
    renderer.user.tap("Seat 7")
    await renderer.rest()
    #expect(cinema.seats == [7] && !renderer.user.canTap("Seat 7"))
    cinema.showTickets()
    await renderer.rest()
    #expect(renderer.outline.contains("All Tickets"), "\(renderer.outline)")
  }

  @Test func `A link to seats leads through the sign-in`() async throws {
    let session = MemberSession()
    let renderer = Renderer {
      UsherView { try hall(on: $0, for: session) }.environment(session)
    }
    await renderer.rest()
    renderer.open(try #require(URL(string: "hall://seats/7")))
    await renderer.rest()
    #expect(!renderer.outline.contains("Seats of 7"))
    #expect(renderer.user.tap("Sign in"), "\(renderer.outline)")
    await renderer.rest()
    #expect(renderer.outline.contains("All Seats of 7"), "\(renderer.outline)")
  }

  @Test func `A preview shows a flow with a fake`() async {
    let renderer = Renderer { ProgramPreviews.previews }
    await renderer.rest()
    #expect(renderer.outline.contains("A film of nobody's"))
  }

  @Test func `A screen is a plain view, which shows itself without a director`() {
    let renderer = Renderer { FilmView(film: .alien) }
    #expect(renderer.outline.contains("The film Alien"))
  }
}
#endif
