#if canImport(SwiftUI)
import SwiftUI
import UsherSwiftUI

struct CinemaApp: App {
  var body: some Scene {
    WindowGroup { UsherView { SceneDirector(FilmsCoordinator(), host: $0) } }
  }
}

final class FilmsCoordinator: Coordinator {
  override func build() -> SceneLayout { .stack(FilmsView(films: self)) }
}

extension FilmsCoordinator {
  func open(_ film: Film) { push(FilmView(film: film)) }
}

struct Film: Hashable, Identifiable {
  let id: String
  static let alien = Film(id: "Alien")
}

struct FilmsView: ScreenView {
  let films: FilmsCoordinator
  var body: some View { Button("Alien") { films.open(.alien) } }
}

struct FilmView: ScreenView {
  let film: Film
  var body: some View { Text(verbatim: "The film \(film.id)") }
}

/// Tabs, of which the first presents a choice of seats.
final class CinemaCoordinator: Coordinator {
  private(set) var seats: [Int] = []

  override func build() -> SceneLayout {
    .tabs(PlainView(words: "Seats"), PlainView(words: "Tickets"))
  }

  func choose() { present(SeatView { [weak self] in self?.seats.append($0) }) }

  func showTickets() { select(1) }
}

struct PlainView: ScreenView {
  let words: String
  var title: String? { words }
  var body: some View { Text(verbatim: "All \(words)") }
}

struct SeatView: ScreenView {
  let choose: @MainActor (Int) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Seat 7") {
      choose(7)
      dismiss()
    }
  }
}

/// The source of the films.
protocol Program {
  var films: [Film] { get }
}

struct FakeProgram: Program {
  var films: [Film] { [Film(id: "A film of nobody's")] }
}

final class ProgramCoordinator: Coordinator {
  private let program: any Program
  init(_ program: any Program) { self.program = program }
  override func build() -> SceneLayout { .stack(ProgramView(films: program.films)) }
}

struct ProgramView: ScreenView {
  let films: [Film]
  var body: some View { List(films) { Text(verbatim: $0.id) } }
}

struct ProgramPreviews: PreviewProvider {
  static var previews: some View {
    UsherView { SceneDirector(ProgramCoordinator(FakeProgram()), host: $0) }
  }
}
#endif
