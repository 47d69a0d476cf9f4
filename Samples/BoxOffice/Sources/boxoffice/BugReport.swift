import Foundation
import UsherExplorer

/// Prints the shortest test of the bug in a recorded visit.
///
/// A visit that crashed may crash the replay as well, so that runs in a process of its own.
@MainActor struct BugReport {
  private let path: String
  private static let variable = "BOXOFFICE_TRAP"

  init(_ path: String) { self.path = path }

  func run() async throws {
    if let trap = ProcessInfo.processInfo.environment[Self.variable] {
      return try await report(URL(filePath: trap))
    }
    let trap = FileManager.default.temporaryDirectory.appending(path: "boxoffice-\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: trap) }
    let process = try replay(trap)
    guard process.terminationStatus != 0 else { return }
    guard process.terminationReason == .uncaughtSignal else { exit(1) }
    let test = try String(contentsOf: trap, encoding: .utf8)
    try FileHandle.standardError.print(
      "The replay crashes as the visit did. Fix it, and keep this test:")
    print(test, terminator: "")
  }

  /// Runs this program once more, which writes each path to a file before its last action.
  private func replay(_ trap: URL) throws -> Process {
    let process = Process()
    process.executableURL = Bundle.main.executableURL
    process.arguments = ["--bug", path]
    process.environment = ProcessInfo.processInfo.environment.merging([Self.variable: trap.path]) {
      $1
    }
    try process.run()
    process.waitUntilExit()
    return process
  }

  private func report(_ trap: URL) async throws {
    var explorer = VisitPlayer.explorer
    explorer.trapFile = trap
    let replay = try await explorer.replay(path: path)
    let bug = await replay.bug()
    let damage = replay.damage.map { "\($0)" }
    let notes = [damage, replay.departure, bug.detail].compactMap(\.self)
    try FileHandle.standardError.print(notes.joined(separator: "\n"))
    print(bug.test)
  }
}
