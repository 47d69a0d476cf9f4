import Foundation
import Testing
import UsherExplorer

/// What a visitor finds who tries everything.
@MainActor struct MapTests {
  @Test func `Nobody gets lost in the box office`() async {
    let exploration = await Visitor.exploration.value
    #expect(exploration.isComplete, "\(exploration)")
    for finding in exploration.findings { Issue.record("\(finding)") }
  }

  @Test func `The README's map is what a visitor sees`() async throws {
    let map = await Visitor.exploration.value.map
    if let folder = ProcessInfo.processInfo.environment["BOXOFFICE_MAP"] {
      return try write(map, await Visitor.exploration.value, to: URL(filePath: folder))
    }
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: package.appending(path: "README.md"), encoding: .utf8)
    #expect(
      readme.contains("```mermaid\n\(map.mermaid)\n```"),
      "The map is out of date; write it anew: Samples/BoxOffice/map --record\n\(map.text)")
  }

  private func write(_ map: AppMap, _ exploration: Exploration, to folder: URL) throws {
    let drawings = ["map.txt": map.text, "map.mmd": map.mermaid, "map.dot": map.dot]
    for (name, drawing) in drawings {
      try Data((drawing + "\n").utf8).write(to: folder.appending(path: name))
    }
    try Data("\(exploration)\n".utf8).write(to: folder.appending(path: "summary.txt"))
  }
}
