import Foundation

/// The project's pages, and the code that they show.
enum Pages {
  /// The repository, four levels above this file.
  static let root = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }

  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Files below a folder with an ending, by path from the root; builds are passed over.
  static func files(in folder: String, ending: String) -> [String] {
    let base = root.appending(path: folder).resolvingSymlinksInPath()  // `.ci/quick` has links
    let all =
      FileManager.default.enumerator(atPath: base.path())?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(ending) && !$0.contains(".build/") }.map { "\(folder)/\($0)" }
      .sorted()
  }

  static var all: [String] {
    ["README.md", "CONTRIBUTING.md"] + files(in: "Sources", ending: ".md")
      + files(in: "Samples", ending: ".md") + files(in: ".agents", ending: ".md")
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

  /// The compiled code of tests and samples, read once for all pages.
  static let compiled = Result { try code(in: "Tests", "Samples") }

  /// The compiled code of folders, a file each, as lines without their indentation.
  static func code(in folders: String...) throws -> [String] {
    try folders.flatMap { files(in: $0, ending: ".swift") }.map { path in
      let lines = try text(of: path).split(separator: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
      return "\n" + lines.joined(separator: "\n") + "\n"
    }
  }

  /// The Swift blocks of a page that none of these files has.
  static func blocks(of page: String, missingIn code: [String]) throws -> [String] {
    try blocks(of: page).map { "\n" + $0.joined(separator: "\n") + "\n" }
      .filter { block in !code.contains { $0.contains(block) } }
  }
}
