import Foundation
import Usher
import UsherTesting

/// The time and memory of replaying a journal of 100 MB.
@MainActor enum JournalReport {
  private static let size = 100_000_000
  private static let goals = (milliseconds: 6_000, megabytes: 64)

  static func print() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "usher-\(UUID()).journal")
    defer { try? FileManager.default.removeItem(at: file) }
    let lines = try write(to: file)
    resetPeak()
    var entries = 0
    let start = ContinuousClock.now
    try Journal.replay(path: file.path) { _, _ in entries += 1 }
    let milliseconds = Int((ContinuousClock.now - start) / .milliseconds(1))
    guard entries == lines else { return Swift.print("journal.replay  \(entries) of \(lines)") }
    report("journal.replay.time  \(lines) entries", milliseconds, "ms", goals.milliseconds)
    report("journal.replay.memory", peak, "MiB at most", goals.megabytes)
  }

  private static func report(_ name: String, _ value: Int, _ unit: String, _ goal: Int) {
    Swift.print("\(name)  \(value) \(unit)  ≤ \(goal)\(value <= goal ? "" : "  missed")")
  }

  /// Records a window in which screens come and go until the file is large enough; counts its
  /// lines.
  private static func write(to file: URL) throws -> Int {
    guard let stream = unsafe fopen(file.path, "w") else { throw CocoaError(.fileWriteUnknown) }
    defer { unsafe fclose(stream) }
    var (written, lines) = (0, 0)
    let desk = Desk()
    let director = SceneDirector(desk, host: HeadlessHost())
    director.record { line in
      unsafe fputs(line + "\n", stream)
      (written, lines) = (written + line.utf8.count + 1, lines + 1)
    }
    try director.start()
    while written < size { desk.work() }
    director.close()
    return lines
  }

  /// The peak resident memory in MiB; 0 if the system does not report it.
  private static var peak: Int {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM") }
    return (line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) } ?? 0) / 1_024
  }

  /// Restarts the count of peak memory, on systems that allow it.
  private static func resetPeak() {
    try? "5".write(toFile: "/proc/self/clear_refs", atomically: false, encoding: .utf8)
  }

  private final class Desk: Coordinator {
    override func build() throws -> SceneLayout { .stack(Page("Desk")) }

    func work() {
      for title in ["Letters", "Drawer", "Stamps"] { push(Page(title)) }
      present(Page("Note"))
      dismiss()
      popToRoot()
    }
  }

  private final class Page: Screen {
    let title: String?
    init(_ title: String) { self.title = title }
  }
}
