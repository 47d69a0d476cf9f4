import BoxOfficeKit
import Foundation
import UsherDI
import UsherTerminal

/// The box office in a terminal.
@main @MainActor struct BoxOffice {
  static func main() async {
    do {
      try await open()
    } catch {
      FileHandle.standardError.write(Data("boxoffice: \(error)\n".utf8))
      exit(1)
    }
  }

  /// Has the window stand where it stood when the last run was killed.
  private static func keep(
    _ director: SceneDirector, in folder: URL, _ catalogue: any Catalogue
  ) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let store = SnapshotStore(path: folder.appending(path: "window.json").path)
    director.restoration = try .boxOffice(catalogue)
    director.keep(in: store)
    try director.start(restoring: store)
  }

  private static func open() async throws {
    let process = ProcessInfo.processInfo
    let options = try Options(process.arguments.dropFirst(), process.environment)
    let container = try Container(
      ServicesAssembly(data: options.data), CoordinatorsAssembly(), TerminalAssembly())
    let director = try SceneDirector(
      BoxOfficeCoordinator.self, in: container, host: TerminalHost())
    try container.resolve(Footfall.self).watch(director)
    try keep(director, in: options.data, container.resolve((any Catalogue).self))
    try await director.run()
  }
}
