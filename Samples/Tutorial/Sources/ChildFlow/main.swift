import UsherDI
import UsherTerminal

let container = try Container(FoyerAssembly())
try await SceneDirector(FoyerCoordinator.self, in: container, host: TerminalHost()).run()
