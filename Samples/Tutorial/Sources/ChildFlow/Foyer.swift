import UsherDI
import UsherTerminal

struct Play: Hashable {
  let title: String
}

final class TonightScreen: TerminalScreen {
  let title = "Tonight"
  private let foyer: FoyerCoordinator
  init(foyer: FoyerCoordinator) { self.foyer = foyer }

  var lines: [Line] {
    for play in foyer.plays { Line.item("Buy \(play.title)") { self.foyer.sell(play, from: self) } }
  }
}

final class FoyerCoordinator: Coordinator {
  let plays = [Play(title: "Nine Umbrellas"), Play(title: "Winterwood")]

  override func build() throws -> SceneLayout { .stack(try resolve(TonightScreen.self)) }

  func sell(_ play: Play, from list: TonightScreen) {
    let purchase = start(PurchaseCoordinator.self, play, from: list)
    task { [self] in
      // A purchase without a ticket was closed by the user.
      guard case .finished(let ticket) = await purchase.outcome else { return }
      present(SceneAlert("\(ticket.play), seat \(ticket.seat). Enjoy the show!"))
    }
  }
}

struct FoyerAssembly: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(FoyerCoordinator.init)
    registrar.register(TonightScreen.init)
    registrar.register(PurchaseCoordinator.init, arguments: Play.self)
    registrar.register(Cart.init, lifetime: .scoped(to: PurchaseCoordinator.self))
    registrar.register(SeatScreen.init)
    registrar.register(PaymentScreen.init)
  }
}
