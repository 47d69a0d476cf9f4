import Foundation
import Testing

@Suite struct OneDoorTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Usher")

  /// Returns the files of core that contain one of several texts.
  private func files(with texts: String...) throws -> [String] {
    let files = FileManager.default.enumerator(at: Self.sources, includingPropertiesForKeys: nil)
    var found: [String] = []
    for case let file as URL in try #require(files) where file.pathExtension == "swift" {
      let source = try String(contentsOf: file, encoding: .utf8)
      if texts.contains(where: source.contains) { found.append(file.lastPathComponent) }
    }
    return found.sorted()
  }

  @Test func `One file makes admitted trees, and nothing outside it can`() throws {
    #expect(try files(with: "Admitted(", "Admitted.init") == ["Admitted.swift"])
    #expect(try files(with: "fileprivate init(tree: SceneTree") == ["Admitted.swift"])
  }

  @Test func `One file makes steps, and only from an admitted tree`() throws {
    #expect(try files(with: " Step(", "Step.init") == ["Step.swift"])
  }
}
