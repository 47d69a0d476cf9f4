import UsherDI
import UsherTerminal

/// The screen: its content, and nothing about navigation.
final class TonightScreen: TerminalScreen {
  let title = "Tonight"
  var lines: [Line] { "Nine Umbrellas, at eight." }
}

/// The coordinator: decides which screen comes first.
final class FoyerCoordinator: Coordinator {
  override func build() throws -> SceneLayout { .stack(try resolve(TonightScreen.self)) }
}

/// The assembly: tells the container how to make them.
struct FoyerAssembly: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(FoyerCoordinator.init)
    registrar.register(TonightScreen.init)
  }
}
