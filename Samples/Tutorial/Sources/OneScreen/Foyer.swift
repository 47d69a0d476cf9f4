import UsherDI
import UsherTerminal

/// The screen: what it shows, and nothing of navigation.
final class TonightScreen: TerminalScreen {
  let title: String? = "Tonight"
  var lines: [Line] { "Nine Umbrellas, at eight." }
}

/// The coordinator: which screen comes first.
final class FoyerCoordinator: Coordinator {
  override func build() throws -> SceneLayout { .stack(try resolve(TonightScreen.self)) }
}

/// The assembly: how the container makes them.
struct FoyerAssembly: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(FoyerCoordinator.init)
    registrar.register(TonightScreen.init)
  }
}
