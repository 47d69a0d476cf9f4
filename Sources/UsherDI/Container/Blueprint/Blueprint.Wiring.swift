extension Blueprint {
  /// The factories of a blueprint, made on demand.
  @MainActor struct Wiring {
    /// The factories of inherited registrations.
    fileprivate var above: [Int: AnyInstanceFactory] = [:]
    /// The factories of composed types, and of unregistered ones.
    var forms: [Key: AnyInstanceFactory] = [:]
    /// The factories of unregistered types that use nothing of a call.
    var others: [ObjectIdentifier: AnyInstanceFactory] = [:]
    /// The types whose lookup found no registration.
    var missing: Set<ObjectIdentifier> = []
  }
}

extension Blueprint {
  func knownFactory(_ slot: Int) -> AnyInstanceFactory? {
    slot < base ? wiring.above[slot] : linkedFactory(slot)
  }

  func keep(_ factory: AnyInstanceFactory, at slot: Int) {
    if slot < base {
      wiring.above[slot] = factory
    } else {
      keepOwn(factory, at: slot)
    }
  }

  /// The factory of a type that is not registered here.
  func linkedFactory(_ type: ObjectIdentifier) -> AnyInstanceFactory? { wiring.others[type] }
}
