import Foundation

/// What a line of a script asks for, whoever plays it.
enum Command: Equatable {
  case key(String)
  case type(String)
  case clear
  case find(String)
  case wait(String)
  case open(String)
  case link
  case quit

  init?(_ line: String) {
    let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard let word = parts.first, word != "#" else { return nil }
    self = Command.read(word, parts.count > 1 ? parts[1] : "")
  }

  private static func read(_ word: String, _ rest: String) -> Command {
    switch word {
    case "type": .type(rest)
    case "find": .find(rest)
    case "wait": .wait(rest)
    case "open": .open(rest)
    case "clear": .clear
    case "link": .link
    case "quit": .quit
    default: .key(word)
    }
  }
}

/// The lines of a script that ask for something, as `smoke` plays them in the terminal.
func script(_ name: String) throws -> [String] {
  let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  let file = package.appending(path: "Scripts/\(name).txt")
  return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map(String.init)
    .filter { Command($0) != nil }
}
