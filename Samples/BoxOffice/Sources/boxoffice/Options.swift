import BoxOfficeKit
import Foundation

/// What the command line and the environment say: where the tickets are kept, and what to open.
struct Options {
  private(set) var data = Options.usual
  private(set) var link: String?
  private(set) var replayedFile: String?
  private(set) var reportedFile: String?
  private(set) var isHelpWanted = false

  init(_ arguments: some Sequence<String>, _ environment: [String: String]) throws(UsageError) {
    if let folder = environment["BOXOFFICE_DATA"], !folder.isEmpty { data = URL(filePath: folder) }
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      switch argument {
      case "--help", "-h": isHelpWanted = true
      case "--data":
        data = URL(filePath: try Options.value(arguments.next(), "--data needs a folder"))
      case "--replay":
        replayedFile = try Options.value(arguments.next(), "--replay needs a file")
      case "--bug": reportedFile = try Options.value(arguments.next(), "--bug needs a file")
      case "--link": link = try Options.value(arguments.next(), "--link needs a URL")
      default: throw UsageError("cannot make sense of \(argument.onOneLine)")
      }
    }
  }

  /// Returns the value of an argument; another argument is none.
  private static func value(_ text: String?, _ problem: String) throws(UsageError) -> String {
    guard let text, !text.isEmpty, !text.hasPrefix("--") else { throw UsageError(problem) }
    return text
  }

  private static var usual: URL {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return (folders.first ?? URL(filePath: ".")).appending(path: "BoxOffice")
  }

  nonisolated static let usage = """
    Usage: boxoffice [--data DIR] [--link URL]
           boxoffice --replay FILE | --bug FILE

      --data DIR     keep tickets and account in DIR; BOXOFFICE_DATA says the same
      --link URL     open a link, such as boxoffice://shows/7/seats
      --replay FILE  show a recorded visit, such as DIR/visit.jsonl, forwards and back
      --bug FILE     print the shortest test of the bug in a recorded visit
      --help, -h     print this
    """
}

/// A command line that means nothing.
struct UsageError: Error, CustomStringConvertible {
  let problem: String

  init(_ problem: String) { self.problem = problem }

  var description: String { "\(problem)\n\n\(Options.usage)" }
}
