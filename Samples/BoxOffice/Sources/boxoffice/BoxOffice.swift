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
    let opening = options.link.map { director.open($0) }
    if let error = opening?.error { throw error }
    try director.start()
    if let error = opening?.error { director.root.present(.notFound(error)) }
    try await director.run()
  }
}

extension Alert {
  /// What is told where a link cannot be followed.
  fileprivate static func notFound(_ error: NavigationError) -> Alert {
    let reason = error.underlying.map { "\($0)" } ?? error.detail
    return Alert("That link leads nowhere", message: reason)
  }
}
