import UsherExplorer

/// A flow with a room that nothing leads to.
final class Kiosk: Coordinator {
  override func build() throws -> SceneLayout { .stack(try resolve(Counter.self)) }
  func ring() { present((any BellScreen).self) }
}

final class Backroom: Coordinator {
  override func build() throws -> SceneLayout { .stack(Program()) }
}

final class Counter: Screen, ActionProviding {
  private let kiosk: Kiosk
  init(kiosk: Kiosk) { self.kiosk = kiosk }
  var screenActions: [ScreenAction] { [ScreenAction("Ring") { self.kiosk.ring() }] }
}

protocol BellScreen: Screen {}
protocol SignScreen: Screen {}
final class BrassBellScreen: BellScreen {}
final class WoodenSignScreen: SignScreen {}
final class Price {}

struct KioskAssembly: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(Kiosk.init)
    registrar.register(Backroom.init)
    registrar.register(Counter.init)
    registrar.register(Price.init)
    registrar.register(BrassBellScreen.init, as: (any BellScreen).self)
    registrar.register(WoodenSignScreen.init, as: (any SignScreen).self)
  }
}
