import Foundation
import Usher
import UsherTesting

/// Expectations of any bytes that are read as a saved state or a journal.
@MainActor enum SavedBytes {
  /// A violated expectation.
  struct Broken: Error { let what: String }

  private static let table = Result { try RestorationTable.house }

  /// Windows with a bit of everything that can be kept.
  static func windows() throws -> [HouseWindow] {
    try (0..<8).map { number in
      let window = try HouseWindow()
      window.recording = window.director.record()
      try window.director.start()
      try window.go(.show(number), .pair(number))
      if number % 2 == 0 { try window.openTill(number, steps: [1, 2], typed: "Ada") }
      if number % 3 == 0 { try window.go(.till(number)) }
      if number % 4 == 0 { window.house.select(1) }
      return window
    }
  }

  private static func require(_ isSo: Bool, _ what: @autoclosure () -> String) throws {
    if !isSo { throw Broken(what: what()) }
  }
}

/// Saved states.
extension SavedBytes {
  /// Reads bytes as a snapshot and opens a window with it; returns whether they were one.
  ///
  /// Every refusal is typed; a window opens with all readable parts, its tree could have been
  /// admitted, the guards apply, and navigation continues from there.
  static func open(_ bytes: [UInt8]) throws -> Bool {
    guard let snapshot = snapshot(bytes) else { return false }
    try require(Self.snapshot(snapshot.bytes) == snapshot, "It is not written as it was read.")
    let house = House()
    let director = SceneDirector(
      house, host: HeadlessHost(), options: SceneDirector.Options(seed: 3, clock: StageClock()))
    director.restoration = try table.get()
    director.guards = [bar(snapshot.tree.nodes.count % 12)]
    try director.start(restoring: snapshot)
    try look(at: director, "at the start")
    let saved = director.snapshot()
    try require(Self.snapshot(saved.bytes) == saved, "What is saved again is not read as it was.")
    house.hall?.trigger(.show(9))
    try look(at: director, "after a route")
    director.close()
    try require(director.livingCoordinators.isEmpty, "Somebody lives in a closed window.")
    return true
  }

  private static func snapshot(_ bytes: [UInt8]) -> Snapshot? {
    do throws(SnapshotError) {
      return try Snapshot(bytes: bytes)
    } catch {
      return nil
    }
  }

  private static func look(at director: SceneDirector, _ moment: String) throws {
    try require(!director.tree.isEmpty, "The window is empty \(moment).")
    if let fault = director.fault {
      throw Broken(what: "\(moment): \(fault)\n\(director.tree.outline)")
    }
  }

  /// Returns a guard that bars one of a few places, in one of a few ways, or none.
  private static func bar(_ kind: Int) -> Guard {
    let title = ["show 3", "two 2", "step 2"][kind % 3]
    return Guard("bar") { proposal in
      guard kind >= 3, proposal.tree.titles.contains(title) else { return .allow }
      switch kind / 3 {
      case 1: return .deny("Not here.")
      case 2: throw Hall.Nowhere()
      default: return .detour(through: Teller("sign in"))
      }
    }
  }
}

/// Journals.
extension SavedBytes {
  /// Reads a text as a journal and replays it; returns whether it was valid.
  ///
  /// If a tree differs from its line, the line is corrected, so that the replay continues.
  static func replay(_ text: String) throws -> Bool {
    guard var journal = journal(text) else { return false }
    try require(Self.journal(journal.text) == journal, "It is not written as it was read.")
    while true {
      switch trees(of: journal) {
      case .success(let trees):
        try require(trees.count == journal.entries.count, "A tree is missing.")
        for tree in trees { try require(tree.fault == nil, "\(tree.fault ?? ""): \(tree)") }
        return true
      case .failure(let error):
        let before = trees(of: error.before)
        try require((try? before.get())?.count == error.line - 1, "Before is not of use: \(error)")
        guard let fixed = fixed(journal, error) else { return false }
        journal = fixed
      }
    }
  }

  private static func journal(_ text: String) -> Journal? {
    do throws(JournalError) {
      return try Journal(lines: text)
    } catch {
      return nil
    }
  }

  private static func trees(of journal: Journal) -> Result<[SceneTree], JournalError> {
    do throws(JournalError) {
      return .success(try journal.trees())
    } catch {
      return .failure(error)
    }
  }

  private static func fixed(_ journal: Journal, _ error: JournalError) -> Journal? {
    let fingerprints = error.detail.split { !$0.isHexDigit }.filter { $0.count == 16 }
    guard error.reason == .diverged, let real = fingerprints.first else { return nil }
    var lines = journal.text.split(separator: "\n").map(String.init)
    guard let tail = lines[error.line - 1].range(of: #""fingerprint":""#, options: .backwards)
    else { return nil }
    lines[error.line - 1].replaceSubrange(tail.upperBound..., with: real + "\"}}}")
    return self.journal(lines.joined(separator: "\n"))
  }
}
