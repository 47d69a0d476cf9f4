import Foundation

/// The file that each path is written to before its last step is taken.
///
/// A trap ends the process and leaves the file as it is: the path that led there, as a test.
struct TrapFile {
  private let url: URL?

  init(_ url: URL?) {
    self.url = url
  }

  static func url(fileID: String, line: Int) -> URL {
    let place = fileID.replacing("/", with: "-").replacing(".swift", with: "")
    let process = ProcessInfo.processInfo.processIdentifier
    return FileManager.default.temporaryDirectory
      .appending(path: "usher-explorer-\(place)-\(line)-\(process).swift")
  }

  func note(_ path: [UserAction], on stage: String) {
    guard let url else { return }
    let test = Finding.test("This path does not trap", stage, path, [])
    // Not brought to the disk: the process may end, and the machine goes on.
    guard let file = fopen(url.path(percentEncoded: false), "w") else { return }
    fputs(test + "\n", file)
    fclose(file)
  }

  /// Removes the file, since nothing has trapped.
  func end() {
    if let url { try? FileManager.default.removeItem(at: url) }
  }
}
