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

  private static func open() async throws {
    let process = ProcessInfo.processInfo
    let options = try Options(process.arguments.dropFirst(), process.environment)
    let container = try Container(
      ServicesAssembly(data: options.data), CoordinatorsAssembly(), TerminalAssembly())
    let director = try SceneDirector(
      BoxOfficeCoordinator.self, in: container, host: TerminalHost())
    try director.furnish()
    try container.resolve(Footfall.self).watch(director)
    try start(director, keptIn: options.data, options.link)
    try await director.run()
  }

  /// Has the window stand where it stood when the last run was killed, and opens a link then.
  private static func start(
    _ director: SceneDirector, keptIn folder: URL, _ link: String?
  ) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let store = SnapshotStore(path: folder.appending(path: "window.json").path)
    director.autosave(to: store)
    let opening = link.map { director.open($0) }
    if let error = opening?.error { throw error }
    try director.start(restoring: store)
    guard let error = opening?.error, error.reason != .unconfirmed else { return }
    director.root.present(.notFound(error))
  }
}
