import BoxOfficeKit
import BoxOfficeTerminal
import Foundation
import UsherDI
import UsherInspector
import UsherTerminal

/// The box office in a terminal.
@main @MainActor struct BoxOffice {
  static func main() async {
    do {
      let process = ProcessInfo.processInfo
      let options = try Options(process.arguments.dropFirst(), process.environment)
      if options.isHelpWanted { return try FileHandle.standardOutput.print(Options.usage) }
      if let file = options.replayedFile { return try await VisitPlayer(file).run() }
      if let file = options.reportedFile { return try await BugReport(file).run() }
      try await open(options, in: DataFolder(options.data))
    } catch {
      try? FileHandle.standardError.print("boxoffice: \(error.inWords.harmless)")
      exit(1)
    }
  }

  /// Opens the box office in a folder that is its own until it closes.
  private static func open(_ options: Options, in folder: DataFolder) async throws {
    let container = try Container(
      ServicesAssembly(data: folder.url), CoordinatorsAssembly(), TerminalAssembly())
    let director = try SceneDirector(
      BoxOfficeCoordinator.self, in: container, host: TerminalHost(inspector: true))
    try director.furnish()
    try container.resolve(Footfall.self).watch(director)
    try start(director, keptIn: folder, options.link)
    try await director.run()
  }

  /// Has the window stand where it stood when the last run was killed, and opens a link then.
  private static func start(
    _ director: SceneDirector, keptIn folder: DataFolder, _ link: String?
  ) throws {
    let store = SnapshotFile(path: folder.url.appending(path: "window.json").path)
    director.autosave(to: store)
    try director.record(to: folder.url.appending(path: "visit.jsonl").path)
    let opening = link.map { director.open($0) }
    if let error = opening?.error { throw error }
    try director.resumeVisit(from: store)
    guard let error = opening?.error, error.reason != .unconfirmed else { return }
    director.root.present(.notFound(error))
  }
}

extension FileHandle {
  func print(_ text: String) throws { try write(contentsOf: Data("\(text)\n".utf8)) }
}
