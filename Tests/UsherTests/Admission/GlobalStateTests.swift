import Foundation
import Testing

/// Law 6: no global state.
@Suite struct GlobalStateTests {
  private static let sources = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources").resolvingSymlinksInPath()  // `.ci/quick` has links

  /// All that a process has once, and why.
  private static let known: [String: String] = [
    "UsherTerminal SavedTerminal.swift address":
      "The settings to give back if the process ends: law 6 names them.",
    "UsherTerminal SavedTerminal.swift isTaken": "Whether there are such settings, for handlers.",
    "UsherDI Container.PendingInstance.swift current": "A value of a task and of its children.",
    "UsherTesting StageRegister.swift current": "A value of a task and of its children.",
    "UsherTesting TestStage.Restart.swift snapshot": "A value of a task and of its children.",
    "UsherBenchmarks RegistrationMemory.swift kept": "What is measured must stay; no app has it.",
  ]

  /// The name of a variable that a line declares for the whole process; `nil` if it declares none.
  private static func global(in line: Substring) -> Substring? {
    let declaration = /^(\s*)(?:[@\w]+(?:\([^)]*\))? )*(var|let) (\w+)(.*)$/
    guard let match = line.wholeMatch(of: declaration) else { return nil }
    let words = line.prefix { $0 != "=" && $0 != ":" }.split(separator: " ")
    guard match.1.isEmpty || words.contains("static") else { return nil }
    let rest = match.4
    let isShared = rest.contains("Atomic") || rest.contains("Mutex")
    if match.2 == "let" { return isShared ? match.3 : nil }
    let value = rest.prefix { $0 != "{" }
    let isComputed = rest.contains("{") && !value.contains("=")
    return isComputed && !rest.contains("Set {") ? nil : match.3
  }

  private static func found() throws -> [String] {
    let files = FileManager.default.enumerator(atPath: sources.path())
    var found: [String] = []
    for case let path as String in try #require(files) where path.hasSuffix(".swift") {
      let place = path.split(separator: "/")
      let source = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      for line in source.split(separator: "\n") {
        if let name = global(in: line) { found.append("\(place[0]) \(place.last ?? "") \(name)") }
      }
    }
    return found.sorted()
  }

  @Test func `No module has a variable of the whole process but those that are listed`() throws {
    #expect(try Self.found() == Self.known.keys.sorted())
  }

  @Test(arguments: [
    ("  private static var kept: [Int] = []", "kept"),
    ("  nonisolated(unsafe) static var count = 0 { didSet { note() } }", "count"),
    ("var last: Int?", "last"), ("@MainActor private(set) var last: Int?", "last"),
    ("  private static let lock = Mutex<Int>(0)", "lock"),
    ("  static var size: Int { 1 }", nil), ("  static let size = 1", nil),
    ("  var count = 0", nil), ("  // static var count = 0", nil),
  ])
  func `A variable of the whole process is told from others`(line: String, name: String?) {
    #expect(Self.global(in: line[...]).map(String.init) == name)
  }
}
