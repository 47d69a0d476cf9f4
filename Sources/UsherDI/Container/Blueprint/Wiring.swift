/// The factories of a blueprint, made when they are first needed.
@MainActor struct Wiring {
  /// Those of its own registrations, once the first is needed, and of those above.
  fileprivate var own: ContiguousArray<AnyInstanceFactory?> = []
  fileprivate var above: [Int: AnyInstanceFactory] = [:]
  /// Those of types that stand for a registration's, and of those that nobody registers.
  var forms: [Key: AnyInstanceFactory] = [:]
  /// A builder that nobody uses at the moment, for this blueprint and all below it.
  var spareBuilder: FactoryBuilder?
  var collector: DependencyCollector?
}

extension Blueprint {
  func knownFactory(_ slot: Int) -> AnyInstanceFactory? {
    if slot < base { return wiring.above[slot] }
    return wiring.own.isEmpty ? nil : wiring.own[slot - base]
  }

  func keep(_ factory: AnyInstanceFactory, at slot: Int) {
    if slot < base {
      wiring.above[slot] = factory
      return
    }
    if wiring.own.isEmpty { wiring.own = ContiguousArray(repeating: nil, count: records.count) }
    wiring.own[slot - base] = factory
  }
}
