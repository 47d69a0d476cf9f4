/// Who registers what in a container, found out once; children with equal additions share it.
@MainActor final class RegistrationIndex {
  /// A type that callers give, with what is registered as it besides.
  struct Hidden {
    let declared: DeclaredArgument
    let slot: Int?
  }

  /// A scope: who opens it, what its opener gives, and what is made as soon as it begins.
  struct Scope {
    var isOpened = false
    /// What the opener of a tag's scope gives; coordinators declare their arguments themselves.
    var arguments: [DeclaredArgument] = []
    var eager: [Int] = []
  }

  /// The registrations that count, by the type of their service; those with a name apart.
  var slots: [ObjectIdentifier: Int] = [:]
  var named: [Key: Int] = [:]
  var contributed: [Key: [Int]] = [:]
  var hidden: [ObjectIdentifier: Hidden] = [:]
  /// How coordinators are made, by type; what is looked up is the one that lives.
  var creations: [ObjectIdentifier: Int] = [:]
  /// The registrations of keys whose flows have a coordinator, by its type.
  var keyedCreations: [ObjectIdentifier: [Int]] = [:]
  /// The coordinators that live, one for each type, which nobody here owns.
  var currents: [Int] = []
  /// The scopes that are opened, or have something to be made, here and above.
  var scopes: [ObjectIdentifier: Scope]
  /// The registrations that have more to be checked than what they depend on.
  var special: [Int] = []
  var awaited: [Int] = []
  var eager: [Int] = []
  /// Whether anything, here or above, is kept for the time of a call.
  var hasGraphs: Bool
  /// Which registrations are used: not overridden, not a fallback that something else replaces.
  var isUsed: [Bool] = []
  var scopedPositions: [Int: Int] = [:]
  var scopedCounts: [ObjectIdentifier: Int]

  init(below parent: RegistrationIndex?) {
    scopes = parent?.scopes ?? [:]
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
