#if canImport(SwiftUI)
import SwiftUI
import UsherDI
import UsherSwiftUI

struct TheaterApp: App {
  private let container = Result { try Container(Theater()) }
  var body: some Scene {
    WindowGroup {
      UsherView { try SceneDirector(HomeCoordinator.self, in: container.get(), host: $0) }
    }
  }
}

struct Theater: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(HomeCoordinator.init)
    registrar.register(CheckoutCoordinator.init, arguments: Show.self)
    registrar.register(ShowsView.init)
    registrar.register(SeatsView.init)
  }
}

final class HomeCoordinator: Coordinator {
  override func build() throws -> SceneLayout { .stack(try resolve(ShowsView.self)) }

  func buy(_ show: Show) async {
    let outcome = await start(CheckoutCoordinator.self, show, as: .sheet).outcome
    if case .finished(let seat) = outcome {
      present(SceneAlert("Seat \(seat). Enjoy \(show.name)."))
    }
  }
}

final class CheckoutCoordinator: Coordinator, Concluding {
  typealias Output = Int
  override func build() throws -> SceneLayout { .stack(try resolve(SeatsView.self)) }
}

struct ShowsView: ScreenView {
  let home: HomeCoordinator
  var body: some View {
    List(Show.all) { show in Button(show.name) { Task { await home.buy(show) } } }
  }
}

struct SeatsView: ScreenView {
  let show: Show
  let checkout: CheckoutCoordinator
  var body: some View {
    List(1..<9, id: \.self) { seat in Button("Seat \(seat)") { checkout.finish(seat) } }
  }
}
#endif
