#if os(macOS) || os(Linux)
import Foundation
import Usher

/// A process that keeps its window in a file and changes it all the time, to be killed.
struct Victim {
  private let process = Process()
  private let output = Pipe()
  private let complaints = Pipe()

  /// Starts the process; on a full disk, it cannot write to any file.
  init(_ store: SnapshotFile, onFullDisk: Bool = false) throws {
    let program = Self.folder.appending(path: "UsherVictim").path(percentEncoded: false)
    process.executableURL = URL(filePath: "/bin/sh")
    let limit = onFullDisk ? "ulimit -f 0; trap '' XFSZ; " : ""
    process.arguments = ["-c", limit + "exec \"$0\" \"$1\"", program, store.path]
    process.standardOutput = output
    process.standardError = complaints
    try process.run()
  }

  /// The folder in which this test was built.
  private static var folder: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let place = bundle?.bundleURL ?? URL(filePath: CommandLine.arguments[0])
    return place.deletingLastPathComponent()
  }

  /// Kills the process a little after it has printed a number of lines; returns the last number
  /// that it printed.
  func lives(forLines count: Int, _ microseconds: UInt64) -> Int {
    var text = ""
    while text.count(where: { $0 == "\n" }) < count {
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { break }
      text += String(decoding: data, as: UTF8.self)
    }
    usleep(UInt32(microseconds))
    kill(process.processIdentifier, SIGKILL)
    text += String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return lines.last.flatMap { Int($0) } ?? 0
  }

  /// Returns its complaints after it was killed; one line for each save that failed.
  func complained() -> String {
    String(decoding: complaints.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  }
}
#endif
