/// Who depends on whom, the other way round.
@MainActor struct Dependents {
  /// A registration that depends on another one.
  struct Dependent {
    let slot: Int
    let kind: EdgeKind
  }

  private let blueprint: Blueprint
  private var dependents: [Int: [Dependent]] = [:]

  /// Looks at a container's own registrations, and at those above that they reach.
  init(_ blueprint: Blueprint) {
    self.blueprint = blueprint
    dependents.reserveCapacity(blueprint.records.count)
    var waiting: [Int] = (blueprint.base..<blueprint.count).reversed()
    var seen: Set<Int> = []
    while let slot = waiting.popLast() {
      for edge in blueprint.edges(of: slot) {
        let target = Int(edge.target)
        dependents[target, default: []].append(Dependent(slot: slot, kind: edge.kind))
        let isForeign = target < blueprint.base && !blueprint.belongsAbove(target)
        if isForeign && seen.insert(target).inserted { waiting.append(target) }
      }
    }
  }

  func of(_ slot: Int) -> [Dependent] { dependents[slot] ?? [] }

  /// What anything depends on.
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

  /// Whether a registration, or one that has it made for the same call, takes an argument.
  func anyDeclares(_ type: Any.Type, from slot: Int) -> Bool {
    var waiting = [slot]
    var seen: Set<Int> = [slot]
    while let next = waiting.popLast() {
      let record = blueprint.record(next)
      let declared = blueprint.extras(next)?.arguments ?? []
      if declared.contains(where: { $0.type == type }) { return true }
      guard !record.lifetime.isKept || record.kind == .current else { continue }
      for user in of(next) where seen.insert(user.slot).inserted { waiting.append(user.slot) }
    }
    return false
  }

  /// What holds one of the given registrations, directly or through what nobody keeps, and by what.
  func holders(
    of short: [Int], passing passes: (EdgeKind) -> Bool
  ) -> [(keeper: Int, way: [Int])] {
    var held: [Int: Int] = [:]
    var keepers: [Int] = []
    var waiting: [Int] = short.reversed()
    while let slot = waiting.popLast() {
      for user in of(slot) where passes(user.kind) && held[user.slot] == nil {
        held[user.slot] = slot
        switch blueprint.record(user.slot).lifetime.kind {
        case .transient, .graph: waiting.append(user.slot)
        case .shared, .weak: keepers.append(user.slot)
        case .scoped: break
        }
      }
    }
    return keepers.sorted().map { ($0, way(from: $0, held, short: Set(short))) }
  }

  private func way(from keeper: Int, _ held: [Int: Int], short: Set<Int>) -> [Int] {
    var way = [keeper]
    while let next = held[way[way.count - 1]] {
      way.append(next)
      if short.contains(next) { break }
    }
    return way
  }
}
