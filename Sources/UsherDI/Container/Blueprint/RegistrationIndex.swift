/// Who registers what in a container, found out once; children with equal additions share it.
@MainActor final class RegistrationIndex {
  /// A type that callers give, with what is registered as it besides.
  struct Hidden {
    let declared: DeclaredArgument
    let slot: Int?
  }

  @exclusivity(unchecked) var named: [Key: Int] = [:]
  var contributed: [Key: [Int]] = [:]
  var hidden: [ObjectIdentifier: Hidden] = [:]
  /// How coordinators are made, by type; what is looked up is the one that lives.
  var creations: [ObjectIdentifier: Int] = [:]
  /// The coordinators that live, one for each type, which nobody here owns.
  var currents: [Int] = []
  var opened: Set<ObjectIdentifier> = []
  /// What the openers of scopes give, beside what coordinators declare.
  var scopeArguments: [ObjectIdentifier: [DeclaredArgument]] = [:]
  /// The registrations that have more to be checked than what they depend on.
  var special: [Int] = []
  var awaited: [Int] = []
  @exclusivity(unchecked) var eager: [Int] = []
  var eagerInScopes: [ObjectIdentifier: [Int]] = [:]
  /// Whether anything, here or above, is kept for the time of a call.
  @exclusivity(unchecked) var hasGraphs: Bool
  /// Which registrations are used: not overridden, not a fallback that something else replaces.
  @exclusivity(unchecked) var isUsed: [Bool] = []
  var scopedPositions: [Int: Int] = [:]
  var scopedCounts: [ObjectIdentifier: Int]
  /// The scope that was looked up last, which most likely is opened again.
  @exclusivity(unchecked) var recentScope: (type: Any.Type, eager: [Int])?

  init(below parent: RegistrationIndex?) {
    hasGraphs = parent?.hasGraphs ?? false
    scopedCounts = parent?.scopedCounts ?? [:]
  }

  /// Finds a place in whatever container keeps it: one that adds to what is above may keep what
  /// belongs to several scopes.
  func positionScoped(_ slot: Int, _ scope: ObjectIdentifier, isAdded: Bool) {
    let taken = isAdded ? scopedCounts.values.max() : scopedCounts[scope]
    scopedPositions[slot] = taken ?? 0
    scopedCounts[scope] = (taken ?? 0) + 1
  }
}
