/// Issues identities: the seed, and a number that only grows.
@MainActor final class IdentityGenerator {
  let seed: UInt64
  private(set) var next: UInt64 = 1

  init(seed: UInt64) { self.seed = seed }

  func nodeID() -> NodeID { NodeID(seed: seed, number: number()) }

  func coordinatorID() -> CoordinatorID { CoordinatorID(seed: seed, number: number()) }

  /// Returns true if this issued an identity, so that an unknown node may be one that left.
  func hasIssued(_ id: NodeID) -> Bool { id.seed == seed && id.number > 0 && id.number < next }

  private func number() -> UInt64 {
    defer { next += 1 }
    return next
  }
}
