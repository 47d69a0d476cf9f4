import UsherDI
import UsherTerminal

struct Play: Hashable {
  let title: String
  let begins: String
}

protocol Program {
  var plays: [Play] { get }
}

struct SeasonProgram: Program {
  let plays = [
    Play(title: "Nine Umbrellas", begins: "eight"), Play(title: "Winterwood", begins: "nine"),
  ]
}

final class TonightScreen: TerminalScreen {
  let title = "Tonight"
  private let foyer: FoyerCoordinator
  let plays: [Play]

  init(foyer: FoyerCoordinator, program: any Program) {
    self.foyer = foyer
    plays = program.plays
  }

  var lines: [Line] {
    for play in plays { Line.item(play.title) { self.foyer.open(play) } }
  }
}

final class PlayScreen: TerminalScreen {
  private let play: Play
  init(play: Play) { self.play = play }

  var title: String? { play.title }
  var lines: [Line] { "The curtain rises at \(play.begins)." }
}

final class FoyerCoordinator: Coordinator {
  override func build() throws -> SceneLayout { .stack(try resolve(TonightScreen.self)) }

  func open(_ play: Play) { push(PlayScreen.self, play) }
}

struct FoyerAssembly: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(SeasonProgram.init, as: (any Program).self, lifetime: .shared)
    registrar.register(FoyerCoordinator.init)
    registrar.register(TonightScreen.init)
    registrar.register(PlayScreen.init, arguments: Play.self)
  }
}
