import Foundation
import Testing

/// The project's pages, and the code that they show.
enum Pages {
  /// The repository, which this file stands four levels deep in.
  static let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Files below a folder with an ending, by path from the root; builds are passed over.
  static func files(in folder: String, ending: String) -> [String] {
    let base = root.appending(path: folder)
    let all =
      FileManager.default.enumerator(atPath: base.path())?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(ending) && !$0.contains(".build/") }.map { "\(folder)/\($0)" }
      .sorted()
  }

  static var all: [String] {
    ["README.md", "CONTRIBUTING.md"] + files(in: "Sources", ending: ".md")
      + files(in: "Samples", ending: ".md")
  }

  /// The Swift blocks of a page, as lines without their indentation.
  static func blocks(of page: String) throws -> [[String]] {
    var blocks: [[String]] = []
    var block: [String]?
    for line in try text(of: page).split(separator: "\n", omittingEmptySubsequences: false) {
      let line = line.trimmingCharacters(in: .whitespaces)
      switch (block, line) {
      case (nil, "```swift"): block = []
      case (.some(let lines), "```"):
        blocks.append(lines.filter { !$0.isEmpty })
        block = nil
      case (.some, _): block?.append(line)
      case (nil, _): break
      }
    }
    return blocks
  }
}

@Test(arguments: Pages.all)
func `Every Swift block of a page is compiled somewhere`(page: String) throws {
  let sources =
    (Pages.files(in: "Tests", ending: ".swift") + Pages.files(in: "Samples", ending: ".swift"))
  let code = try sources.map { path in
    "\n"
      + (try Pages.text(of: path)).split(separator: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      .joined(separator: "\n") + "\n"
  }
  for block in try Pages.blocks(of: page) {
    let wanted = "\n" + block.joined(separator: "\n") + "\n"
    #expect(code.contains { $0.contains(wanted) }, "not compiled:\n\(wanted)")
  }
}
