extension Blueprint {
  /// The reverse edges of a graph: the dependents of each registration.
  @MainActor struct Dependents {
    typealias Dependent = (slot: Int, kind: Edge.Kind)

    private let blueprint: Blueprint
    /// All dependents in one array; `counts` and `ends` delimit those of each registration.
    private var dependents: [Dependent]
    private var counts, ends: SlotTable<Int>
    /// The number of dependencies of each that are made before it.
    private(set) var constructed: SlotTable<Int>
    /// The registrations that have dependents, in order.
    let needed: [Int]

    /// Reads a container's own registrations, and the inherited ones that they reach.
    init(_ blueprint: Blueprint) {
      self.blueprint = blueprint
      let none = SlotTable(blueprint, 0)
      (counts, ends, constructed) = (none, none, none)
      var found: [(target: Int, user: Dependent)] = []
      let (base, edges) = (blueprint.base, blueprint.graph.edges)
      var waiting = (base..<blueprint.count).reversed().filter { !edges.isEmpty(at: $0 - base) }
      var seen: Set<Int> = []
      while let slot = waiting.popLast() {
        for edge in blueprint.edges(of: slot) {
          let target = Int(edge.target)
          found.append((target, (slot, edge.kind)))
          counts[target] += 1
          if edge.kind.isConstruction { constructed[slot] += 1 }
          let isForeign = target < base && !blueprint.belongsAbove(target)
          if isForeign && seen.insert(target).inserted { waiting.append(target) }
        }
      }
      needed = counts.slots { $0 > 0 }
      var end = 0
      for slot in needed {
        ends[slot] = end
        end += counts[slot]
      }
      dependents = Array(repeating: (0, .direct), count: found.count)
      for (target, user) in found {
        dependents[ends[target]] = user
        ends[target] += 1
      }
    }

    func of(_ slot: Int) -> ArraySlice<Dependent> {
      dependents[ends[slot] - counts[slot]..<ends[slot]]
    }

    /// The path to a registration from one without dependents, or from a cycle.
    func way(to slot: Int) -> [Int] {
      var seen: Set<Int> = [slot]
      let way = sequence(first: slot) { slot in
        of(slot).first { seen.insert($0.slot).inserted }?.slot
      }
      return way.reversed()
    }

    enum Step {
      case pass, end, ignore
    }

    /// A search through dependents: the registrations that ended it, and the path to each.
    struct Trail {
      /// The predecessor of each registration that the search passed; a start is its own
      /// predecessor.
      fileprivate var origins: SlotTable<Int?>
      /// The predecessor of each registration that ended the search.
      fileprivate var lasts: [Int: Int] = [:]
      fileprivate var passed: [Int] = []

      var ends: [Int] { lasts.keys.sorted() }

      @MainActor init(_ blueprint: Blueprint) { origins = SlotTable(blueprint, nil) }

      /// Resets only the registrations that were reached, so that a reset costs no more than its
      /// search.
      fileprivate mutating func begin(at starts: [Int]) {
        for slot in passed { origins[slot] = nil }
        (lasts, passed) = ([:], starts)
        for start in starts { origins[start] = start }
      }

      /// The path from an end of the search back to its start.
      func way(from end: Int) -> [Int] {
        guard let last = lasts[end] else { return [end] }
        return [end]
          + sequence(first: last) { slot in origins[slot].flatMap { $0 == slot ? nil : $0 } }
      }
    }

    /// Searches the dependents of registrations, as far as `step` permits.
    func search(
      from starts: [Int], _ trail: inout Trail,
      _ step: @MainActor (_ user: Dependent, _ slot: Int) -> Step
    ) {
      trail.begin(at: starts)
      var waiting: [Int] = starts.reversed()
      while let slot = waiting.popLast() {
        for user in of(slot) {
          let origin = trail.origins[user.slot]
          let isPassed = origin != nil
          // A user that was passed may still end the search through a lazy dependency.
          if origin == user.slot || isPassed && user.kind.isConstruction { continue }
          switch step(user, slot) {
          case .pass where !isPassed:
            trail.origins[user.slot] = slot
            trail.passed.append(user.slot)
            waiting.append(user.slot)
          case .end where trail.lasts[user.slot] == nil: trail.lasts[user.slot] = slot
          default: break
          }
        }
      }
    }
  }
}
