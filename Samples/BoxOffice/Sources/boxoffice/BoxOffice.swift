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
    try await director.run()
  }
}
