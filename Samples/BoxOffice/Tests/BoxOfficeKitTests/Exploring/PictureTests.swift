#if os(macOS) || os(Linux)
import BoxOfficeStage
import Foundation
import Testing
import UsherExplorer
import UsherTerminal

/// The pictures of the READMEs, which are what the terminal shows.
@MainActor struct PictureTests {
  private let host = TerminalHost(device: StillTerminal())

  @Test func `The picture of the season is what the terminal shows`() async throws {
    let stage = try TestStage.boxOffice(host: host)
    await stage.settle()
    try compare("shows.svg", host.picture(size: TerminalSize(columns: 80, rows: 21)))
    stage.director.close()
  }

  @Test func `The picture of the seats is what the terminal shows`() async throws {
    let stage = try TestStage.boxOffice(host: host)
    let signingIn = "Type ada@lantern.example and the password"
    try await stage.play(.take("Winterwood"), .take("Buy tickets"), .take(signingIn))
    try await stage.play(.take("Sign in"), .wait, .take("Fri 28 May 2027, 19:00"))
    try await stage.play(.take("C 5"), .take("C 6"))
    try compare("seats.svg", host.picture(size: TerminalSize(columns: 80, rows: 25)))
    stage.director.close()
  }

  /// Compares a picture with its file, or writes it anew.
  private func compare(_ name: String, _ picture: String) throws {
    if let folder = ProcessInfo.processInfo.environment["BOXOFFICE_PICTURES"] {
      return try Data(picture.utf8).write(to: URL(filePath: folder).appending(path: name))
    }
    let package = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let file = try String(contentsOf: package.appending(path: "Pictures/\(name)"), encoding: .utf8)
    #expect(picture == file, "It is out of date; draw it anew: Samples/BoxOffice/draw")
  }
}
#endif
