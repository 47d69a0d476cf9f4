/// Issues identities: the seed, and a number that only grows.
struct Identifiers {
  let seed: UInt64
  private var next: UInt64 = 1

  init(seed: UInt64) {
    self.seed = seed
  }

  mutating func nodeID() -> NodeID { NodeID(seed: seed, number: number()) }

  mutating func coordinatorID() -> CoordinatorID { CoordinatorID(seed: seed, number: number()) }

  /// Whether this has issued an identity, so that an unknown one may be of something that left.
  func hasIssued(_ id: NodeID) -> Bool { id.seed == seed && id.number > 0 && id.number < next }

  private mutating func number() -> UInt64 {
    defer { next += 1 }
    return next
  }
}
