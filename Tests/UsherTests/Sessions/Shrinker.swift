/// Makes a failing program as short as it can while it still fails.
@MainActor struct Shrinker {
  private(set) var program: Program
  private(set) var violations: [String]
  private var attempts = 0

  init(_ program: Program, _ violations: [String]) {
    self.program = program
    self.violations = violations
  }

  mutating func shrink() async {
    var before = ""
    while literal(program) != before && attempts < 4_000 {
      before = literal(program)
      await cutMoves()
      await simplify()
    }
  }

  /// Takes a program that fails as well.
  private mutating func accept(_ candidate: Program) async -> Bool {
    attempts += 1
    let violations = await Session(candidate).play()
    guard !violations.isEmpty else { return false }
    program = candidate
    self.violations = violations
    return true
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
    for candidate in simpler() { _ = await accept(candidate) }
    await simplifyMoves()
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

extension [Act] {
  /// The lists with one act less, or with one that is simpler.
  var shorter: [[Act]] {
    indices.flatMap { index in
      var less = self
      less.remove(at: index)
      return [less]
        + self[index].simpler.map { act in
          var list = self
          list[index] = act
          return list
        }
    }
  }
}

extension Act {
  var simpler: [Act] {
    switch self {
    case .start(let by, let spec, let place): spec.simpler.map { .start(by: by, $0, place) }
    case .startEmbedded(let by, let spec): spec.simpler.map { .startEmbedded(by: by, $0) }
    case .task(let by, let acts): acts.shorter.map { .task(by: by, $0) }
    case .push(let by, let leave) where leave != .free: [.push(by: by, .free)]
    case .present(let by, let place, let leave) where leave != .free:
      [.present(by: by, place, .free)]
    case .set(let by, let kept, let count):
      kept.indices.map { index in
        var less = kept
        less.remove(at: index)
        return .set(by: by, keeping: less, adding: count)
      }
    default: []
    }
  }
}

extension Spec {
  var simpler: [Spec] {
    let hooks: [WritableKeyPath<Spec, [Act]>] = [\.build, \.start, \.finish, \.appear]
    var candidates = layout.simpler.map { plan in with(\.layout, plan) }
    for hook in hooks {
      candidates += self[keyPath: hook].shorter.map { acts in with(hook, acts) }
    }
    if attempt != .stay { candidates.append(with(\.attempt, .stay)) }
    return candidates
  }

  private func with<Value>(_ path: WritableKeyPath<Spec, Value>, _ value: Value) -> Spec {
    var copy = self
    copy[keyPath: path] = value
    return copy
  }
}

extension Plan {
  var simpler: [Plan] {
    switch self {
    case .screen(.free), .nothing, .failure: []
    case .screen: [.screen(.free)]
    case .slots(let plans): [.screen(.free)] + shorter(plans).map { .slots($0) }
    case .stack(let plans): [.screen(.free)] + shorter(plans).map { .stack($0) }
    case .tabs(let plans, let index):
      [.screen(.free)] + shorter(plans).map { .tabs($0, min(index, $0.count - 1)) }
    case .split(let plans, let index):
      [.screen(.free)] + shorter(plans).map { .split($0, min(index, $0.count - 1)) }
    case .pages(let plans, let index):
      [.screen(.free)] + shorter(plans).map { .pages($0, min(index, $0.count - 1)) }
    case .child(let spec): [.screen(.free)] + spec.simpler.map { .child($0) }
    case .spare(let spec, let plan):
      [plan] + spec.simpler.map { .spare($0, plan) } + plan.simpler.map { .spare(spec, $0) }
    }
  }

  private func shorter(_ plans: [Plan]) -> [[Plan]] {
    plans.indices.flatMap { index in
      var less = plans
      less.remove(at: index)
      return (less.isEmpty ? [] : [less])
        + plans[index].simpler.map { plan in
          var list = plans
          list[index] = plan
          return list
        }
    }
  }
}
