import Foundation
import Testing
import Usher
import UsherTesting

/// A real process that keeps its window in a file, killed at any moment.
struct KillTests {
  /// Set `USHER_KILLS` for more of them.
  @Test func `A process that is killed at any moment stands at its last change or the one before`()
    throws
  {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["USHER_KILLS"].flatMap(Int.init) ?? 10
    let folder = FileManager.default.temporaryDirectory.appending(path: "usher-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = SnapshotStore(path: folder.appending(path: "window.json").path())
    var random = SplitMix64(seed: 1)
    var last = 0
    for kill in 0..<count {
      let said = try Victim(store).lives(forLines: Int(random.next() % 20), random.next() % 3_000)
      last = max(last, said)
      let stands = try number(in: store)
      #expect((last...(last + 1)).contains(stands), "kill \(kill): said \(last), kept \(stands)")
      last = stands
    }
    print("Killed \(count) times; the last change was number \(last).")
    #expect(last > 0)
  }

  /// The number of the change that a store holds.
  private func number(in store: SnapshotStore) throws -> Int {
    guard let text = try store.load()?.tree.active?.route?.description else { return 0 }
    return Int(text.filter(\.isNumber)) ?? 0
  }
}

/// A process to be killed.
private struct Victim {
  private let process = Process()
  private let output = Pipe()

  init(_ store: SnapshotStore) throws {
    process.executableURL = Self.folder.appending(path: "UsherVictim")
    process.arguments = [store.path]
    process.standardOutput = output
    try process.run()
  }

  /// Where this very test was built.
  private static var folder: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let place = bundle?.bundleURL ?? URL(filePath: CommandLine.arguments[0])
    return place.deletingLastPathComponent()
  }

  /// Lets it live until it has said a number of lines, and a little longer; returns the last number
  /// that it said.
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
}
