import UsherDI
import UsherTerminal

let container = try Container(FoyerAssembly())
let director = try SceneDirector(FoyerCoordinator.self, in: container, host: TerminalHost())
director.links = try .foyer()
for link in CommandLine.arguments.dropFirst() { director.open(link) }
try await director.run()
