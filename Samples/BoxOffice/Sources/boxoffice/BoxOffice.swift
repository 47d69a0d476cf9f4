import BoxOfficeKit
import Foundation
import UsherDI
import UsherTerminal

/// The box office in a terminal.
@main struct BoxOffice {
  static func main() async {
    do {
      try await open(Options(CommandLine.arguments.dropFirst(), ProcessInfo.processInfo.environment))
    } catch {
      FileHandle.standardError.write(Data("boxoffice: \(error)\n".utf8))
      exit(1)
    }
  }

  @MainActor private static func open(_ options: Options) async throws {
    let container = try Container(
      ServicesAssembly(data: options.data), CoordinatorsAssembly(), TerminalAssembly())
    let director = try SceneDirector(
      BoxOfficeCoordinator.self, in: container, host: TerminalHost())
    try await director.run()
  }
}
