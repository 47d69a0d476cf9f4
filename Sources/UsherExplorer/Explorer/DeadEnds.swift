import UsherTesting

/// Finds the states with an active screen that the user cannot leave.
///
/// A screen is a dead end if it is present in every state that can be reached from its own. So are
/// screens that only replace each other forever.
struct DeadEnds {
  private let exploration: Exploration
  private let successors: [[Int]]
  private let predecessors: [[Int]]
  /// The states from which an untried action can be reached.
  private let unsure: Set<Int>

  init(_ exploration: Exploration) {
    self.exploration = exploration
    successors = exploration.successors
    var predecessors = [[Int]](repeating: [], count: exploration.states.count)
    for (from, ends) in successors.enumerated() {
      for end in ends { predecessors[end].append(from) }
    }
    self.predecessors = predecessors
    let untried = exploration.states.indices.filter {
      exploration.states[$0].isRestless || !exploration.states[$0].untried.isEmpty
    }
    unsure = predecessors.reached(from: untried)
  }

  var found: [Int] {
    var ends = Set(exploration.states.indices.filter(isStuck))
    for (position, states) in grouped({ $0 }) {
      ends.formUnion(states.subtracting(escapes { $0 == position }))
    }
    for (slot, states) in grouped(\.slot) {
      let stuck = states.subtracting(escapes { $0.slot == slot })
      ends.formUnion(stuck.filter(isLast))
    }
    return ends.filter { !unsure.contains($0) }.sorted()
  }

  /// Returns true if no action leads away from the state, and it is not the first one.
  private func isStuck(_ index: Int) -> Bool {
    index > 0 && !exploration.states[index].stateKey.isRemovable
      && !exploration.states[index].stateKey.isClosed
      && successors[index].allSatisfy { $0 == index }
  }

  /// The states with an active screen above another one, grouped by that screen.
  private func grouped<Key: Hashable>(_ key: (StateKey.Position) -> Key) -> [Key: Set<Int>] {
    var groups: [Key: Set<Int>] = [:]
    for (index, state) in exploration.states.enumerated() where state.stateKey.isRemovable {
      if let active = state.stateKey.active { groups[key(active), default: []].insert(index) }
    }
    return groups
  }

  /// The states from which the user can reach one without that position.
  private func escapes(_ isThere: (StateKey.Position) -> Bool) -> Set<Int> {
    let free = exploration.states.indices.filter {
      !exploration.states[$0].stateKey.positions.contains(where: isThere)
    }
    return predecessors.reached(from: free)
  }

  /// Returns true if every state that can be reached from this one leads back to it.
  private func isLast(_ index: Int) -> Bool {
    let ahead = successors.reached(from: [index])
    return ahead.isSubset(of: predecessors.reached(from: [index]))
  }
}
