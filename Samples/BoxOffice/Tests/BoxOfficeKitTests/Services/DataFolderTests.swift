import BoxOfficeKit
import Foundation
import Testing

@MainActor struct DataFolderTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  @Test func `An open folder cannot be opened again until it is closed`() throws {
    let place = folder.url.appending(path: "new/box")
    var first: DataFolder? = try DataFolder(place)
    #expect(throws: DataFolderError.self) { try DataFolder(place) }
    #expect(first?.url == place)
    first = nil
    _ = try DataFolder(place)
  }

  @Test func `A second box office is told which process came first`() throws {
    let first = try DataFolder(folder.url)
    let error = #expect(throws: DataFolderError.self) { try DataFolder(folder.url) }
    #expect(
      error?.description == """
        Another box office (process \(ProcessInfo.processInfo.processIdentifier)) has the tickets in \
        \(folder.url.path) open.
          • Close that one first.
          • Keep other tickets elsewhere, with --data or BOXOFFICE_DATA.
        """)
    withExtendedLifetime(first) {}
  }

  @Test(arguments: ["/dev/null", "/dev/null/box", "/dev/null/\u{1B}[31m"])
  func `A folder that cannot be written to is reported in words`(_ path: String) {
    let error = #expect(throws: DataFolderError.self) { try DataFolder(URL(filePath: path)) }
    #expect(
      error?.description == """
        Tickets cannot be kept in \(path.onOneLine): Not a directory.
          • Name a folder that can be written to, with --data or BOXOFFICE_DATA.
        """)
    #expect(error?.description.contains("\u{1B}") == false)
  }

  @Test func `Nothing but the lock is left in a folder that was tried out`() throws {
    _ = try DataFolder(folder.url)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["lock"])
  }

  @Test func `A ticket that cannot be saved is reported in words`() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "tickets.json"), withIntermediateDirectories: true)
    let file = JSONFile<[Int]>(folder.url.appending(path: "tickets.json"))
    let error = #expect(throws: (any Error).self) { try file.save([1]) }
    #expect(error?.inWords.hasPrefix("The file tickets.json could not be written: ") == true)
    #expect(error?.inWords.contains("Domain") == false)
  }
}
