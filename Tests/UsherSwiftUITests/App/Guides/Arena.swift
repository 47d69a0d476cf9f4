#if canImport(SwiftUI)
import SwiftUI
import UsherDI
import UsherSwiftUI

struct PickSeat: FlowKey { typealias Output = Int }

final class Arena: Coordinator {
  override func build() -> SceneLayout { .stack(ArenaView(arena: self)) }
  func buy() async {
    if let seat = await start(PickSeat(), as: .sheet).output { present(SceneAlert("Seat \(seat)")) }
  }
}

struct ArenaView: ScreenView {
  let arena: Arena
  var body: some View { Button("Buy a seat") { Task { await arena.buy() } } }
}

struct SeatPicker: ScreenView, ActionProviding {
  let done: Finish<Int>
  var screenActions: [ScreenAction] { (1...8).map { n in ScreenAction("Seat \(n)") { done(n) } } }
  var body: some View { List(screenActions, id: \.title) { ActionButton($0) } }
}

struct Venue: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(Arena.init)
    registrar.register(SeatPicker.init, for: PickSeat.self)
  }
}

struct ArenaApp: App {
  var body: some Scene {
    WindowGroup { UsherView { try SceneDirector(Arena.self, in: Container(Venue()), host: $0) } }
  }
}
#endif
