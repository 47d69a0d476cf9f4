import Foundation
import UsherDI
import UsherTerminal

let container = try Container(FoyerAssembly())
let director = try SceneDirector(FoyerCoordinator.self, in: container, host: TerminalHost())
director.restoration = try .foyer()
let folder = FileManager.default.temporaryDirectory
let store = SnapshotFile(path: folder.appending(path: "usher-steps.json").path)
director.autosave(to: store)
try director.start(restoring: store)
try await director.run()
