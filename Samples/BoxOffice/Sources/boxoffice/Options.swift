import Foundation

/// What the command line and the environment say: where the tickets are kept, and what to open.
struct Options {
  let data: URL
  private(set) var link: String?

  init(_ arguments: some Sequence<String>, _ environment: [String: String]) throws(UsageError) {
    var folder = environment["BOXOFFICE_DATA"]
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      switch (argument, arguments.next()) {
      case ("--data", let path?): folder = path
      case ("--link", let text?): link = text
      default: throw UsageError(argument: argument)
      }
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

    Usage: boxoffice [--data DIR] [--link URL]

      --data DIR   keep tickets and account in DIR; BOXOFFICE_DATA says the same
      --link URL   open a link, such as boxoffice://shows/7/seats
    """
  }
}
