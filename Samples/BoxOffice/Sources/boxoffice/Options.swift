import Foundation

/// What the command line and the environment say: where the tickets are kept.
struct Options {
  let data: URL

  init(_ arguments: some Sequence<String>, _ environment: [String: String]) throws(UsageError) {
    var folder = environment["BOXOFFICE_DATA"]
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      guard argument == "--data", let path = arguments.next() else {
        throw UsageError(argument: argument)
      }
      folder = path
    }
    data = folder.map { URL(filePath: $0) } ?? Options.usual
  }

  private static var usual: URL {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return (folders.first ?? URL(filePath: ".")).appending(path: "BoxOffice")
  }
}

/// An argument that means nothing.
struct UsageError: Error, CustomStringConvertible {
  let argument: String

  var description: String {
    """
    cannot make sense of \(argument)

    Usage: boxoffice [--data DIR]

      --data DIR   keep tickets and account in DIR; BOXOFFICE_DATA says the same
    """
  }
}
