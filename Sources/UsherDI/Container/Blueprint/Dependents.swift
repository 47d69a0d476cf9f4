/// Who depends on whom, the other way round.
@MainActor struct Dependents {
  typealias Dependent = (slot: Int, kind: EdgeKind)

  private let blueprint: Blueprint
  private var dependents: [Int: [Dependent]] = [:]

  /// Looks at a container's own registrations, and at those above that they reach.
  init(_ blueprint: Blueprint) {
    self.blueprint = blueprint
    var waiting: [Int] = blueprint.dependent.reversed()
    dependents.reserveCapacity(waiting.count)
    var seen: Set<Int> = []
    while let slot = waiting.popLast() {
      for edge in blueprint.edges(of: slot) {
        let target = Int(edge.target)
        dependents[target, default: []].append((slot, edge.kind))
        let isForeign = target < blueprint.base && !blueprint.belongsAbove(target)
        if isForeign && seen.insert(target).inserted { waiting.append(target) }
      }
    }
  }

  func of(_ slot: Int) -> [Dependent] { dependents[slot] ?? [] }

  var needed: [Int] { dependents.keys.sorted() }

  /// The way to a registration from one that nobody needs, or from a cycle.
  func way(to slot: Int) -> [RegistrationRecord] {
    var way = [slot]
    var seen: Set<Int> = [slot]
    while let user = of(way[way.count - 1]).first(where: { !seen.contains($0.slot) }) {
      seen.insert(user.slot)
      way.append(user.slot)
    }
    return way.reversed().map(blueprint.record)
  }

  enum Step {
    case pass
    case end
    case ignore
  }

  /// A search through dependents: where it ended, and what each was reached from.
  struct Trail {
    fileprivate(set) var ends: [Int] = []
    /// What each was reached from where the search passed, and what it ended from.
    fileprivate(set) var origins: [Int: Int] = [:]
    fileprivate var lasts: [Int: Int] = [:]

    /// The way back from where the search ended to where it began.
    func way(from end: Int) -> [Int] {
      [end] + (lasts[end].map { Array(sequence(first: $0) { origins[$0] }) } ?? [])
    }
  }

  /// Searches what depends on registrations, as far as each step says.
  func search(from starts: [Int], _ step: (_ user: Dependent, _ slot: Int) -> Step) -> Trail {
    let known = Set(starts)
    var trail = Trail()
    var waiting: [Int] = starts.reversed()
    while let slot = waiting.popLast() {
      for user in of(slot) where !known.contains(user.slot) {
        // A user that was passed may end the search by what it makes later.
        let isPassed = trail.origins[user.slot] != nil
        if isPassed && user.kind.isConstruction { continue }
        switch step(user, slot) {
        case .pass where !isPassed:
          trail.origins[user.slot] = slot
          waiting.append(user.slot)
        case .end where trail.lasts[user.slot] == nil:
          trail.lasts[user.slot] = slot
          trail.ends.append(user.slot)
        default: break
        }
      }
    }
    return trail
  }

  /// Whether a registration, or one that has it made for the same call, takes an argument.
  func anyDeclares(_ type: Any.Type, from slot: Int) -> Bool {
    let callers = search(from: [slot]) { user, slot in
      guard user.kind.isConstruction else { return .ignore }
      let record = blueprint.record(slot)
      return !record.lifetime.isKept || record.kind == .current ? .pass : .ignore
    }
    return ([slot] + callers.origins.keys).contains { slot in
      blueprint.options(slot)?.taken.contains { $0.type == type } == true
    }
  }

  /// What would keep one of the given registrations, directly or through what nobody keeps, with
  /// the way to it.
  func keepers(of short: [Int], passing passes: (EdgeKind) -> Bool) -> [[Int]] {
    let trail = search(from: short) { user, _ in
      guard passes(user.kind) else { return .ignore }
      switch blueprint.record(user.slot).lifetime.kind {
      case .transient, .graph: return .pass
      case .shared, .weak: return .end
      case .scoped: return .ignore
      }
    }
    return trail.ends.sorted().map(trail.way)
  }
}
