import UsherDI
import UsherTerminal

struct AppAssembly: Assembly {
  func assemble(into registrar: Registrar) {
    registrar.register(HomeCoordinator.init)
    registrar.register(ListScreen.init)
  }
}

final class HomeCoordinator: Coordinator {
  let plays = ["Nine Umbrellas", "Winterwood"]
  override func build() throws -> SceneLayout { .stack(try resolve(ListScreen.self)) }
  func ask(about play: String) { present(SceneAlert("\(play) begins at eight.")) }
}

final class ListScreen: TerminalScreen {
  let title = "Tonight"
  let home: HomeCoordinator
  init(home: HomeCoordinator) { self.home = home }
  var lines: [Line] { for play in home.plays { Line.item(play) { self.home.ask(about: play) } } }
}

let container = try Container(AppAssembly())
try await SceneDirector(HomeCoordinator.self, in: container, host: TerminalHost()).run()
