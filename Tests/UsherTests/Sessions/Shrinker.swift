import Usher
import UsherExplorer
import UsherTesting

/// Shrinks a failing program while it still fails.
@MainActor struct Shrinker {
  private(set) var program: Program
  private(set) var violations: [String]
  private var attempts = 0
  private static let limit = 4_000

  private let wrapping: (HostileHost) -> any SceneHost

  init(
    _ program: Program, _ violations: [String],
    wrapping: @escaping (HostileHost) -> any SceneHost = { $0 }
  ) {
    self.program = program
    self.violations = violations
    self.wrapping = wrapping
  }

  /// Returns the broken laws and the program, as a test to be copied.
  func report(on name: String) -> String {
    """
    Some law is broken by \(name):
    \(violations.joined(separator: "\n"))

    @MainActor @Test func `A law that \(name) broke`() async {
      await run(
        \(literal(program)))
    }
    """
  }

  mutating func shrink() async {
    var before = ""
    while literal(program) != before && attempts < Self.limit {
      before = literal(program)
      await cutMoves()
      await simplify()
    }
  }

  /// Accepts a program if it fails as well.
  private mutating func accept(_ candidate: Program) async -> Bool {
    attempts += 1
    let violations = await Session(candidate, wrapping: wrapping).play()
    guard !violations.isEmpty, await fails(candidate) else { return false }
    program = candidate
    self.violations = violations
    return true
  }

  private func fails(_ candidate: Program) async -> Bool {
    await !Session(candidate, wrapping: wrapping).play().isEmpty
  }

  /// Delta debugging: halves first, then ever smaller pieces.
  private mutating func cutMoves() async {
    var size = max(1, program.moves.count / 2)
    while true {
      var start = 0
      while start < program.moves.count {
        var candidate = program
        candidate.moves.removeSubrange(start..<min(start + size, candidate.moves.count))
        if await !accept(candidate) { start += size }
      }
      if size == 1 { return }
      size = max(1, size / 2)
    }
  }

  private mutating func simplify() async {
    for index in program.moves.indices where program.moves[index].chaos != 0 {
      var candidate = program
      candidate.moves[index].chaos = 0
      _ = await accept(candidate)
    }
    await simplifyWhole()
    await simplifyMoves()
  }

  private mutating func simplifyWhole() async {
    var isSimpler = true
    while isSimpler && attempts < Self.limit {
      isSimpler = false
      for candidate in simpler() where !isSimpler { isSimpler = await accept(candidate) }
    }
  }

  private func simpler() -> [Program] {
    var candidates: [Program] = []
    for root in program.root.simpler {
      var candidate = program
      candidate.root = root
      candidates.append(candidate)
    }
    for early in program.early.shorter {
      var candidate = program
      candidate.early = early
      candidates.append(candidate)
    }
    for scene in program.model?.simpler ?? [] {
      var candidate = program
      candidate.model = scene
      candidates.append(candidate)
    }
    if program.whims != 0 {
      var candidate = program
      candidate.whims = 0
      candidates.append(candidate)
    }
    guard program.limits != 3 || program.ending != .close else { return candidates }
    var candidate = program
    candidate.limits = 3
    candidate.ending = .close
    return candidates + [candidate]
  }

  private mutating func simplifyMoves() async {
    for index in program.moves.indices {
      var isShorter = true
      while isShorter {
        isShorter = false
        for act in program.moves[index].act.simpler where !isShorter {
          var candidate = program
          candidate.moves[index].act = act
          isShorter = await accept(candidate)
        }
      }
    }
  }
}
