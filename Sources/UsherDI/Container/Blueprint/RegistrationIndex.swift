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
    /// How many registrations are kept there.
    private(set) var keptCount = 0

    /// Returns the place of one more registration that is kept there, after some that are taken.
    mutating func keep(after taken: Int = 0) -> Int {
      let place = max(taken, keptCount)
      keptCount = place + 1
      return place
    }
  }

  /// The registrations that count, by the type of their service; those with a name apart.
  var slots: [ObjectIdentifier: Int] = [:]
  var named: [Key: Int] = [:]
  var contributed: [Key: [Int]] = [:]
  /// The types that callers give, which come last: the index of the first, and all from there on.
  var firstArgument = Int.max
  var arguments: [Hidden] = []
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
  var scopedPositions: [Int: Int] = [:]

  init(below parent: RegistrationIndex?) {
    scopes = parent?.scopes ?? [:]
    hasGraphs = parent?.hasGraphs ?? false
  }

  /// Makes room for what is registered, and for the coordinators and arguments that follow from it.
  func reserve(_ registrations: Registrations) {
    let opened = registrations.opened.count
    slots = Dictionary(
      minimumCapacity: registrations.recipes.count + opened + registrations.argumentCount)
    if opened > 0 { scopes.reserveCapacity(opened) }
  }

  /// Finds a place in whatever container keeps it: one that adds to what is above may keep what
  /// belongs to several scopes.
  func positionScoped(_ slot: Int, _ scope: ObjectIdentifier, isAdded: Bool) {
    let taken = isAdded ? scopes.values.map(\.keptCount).max() : nil
    scopedPositions[slot] = scopes[scope, default: .init()].keep(after: taken ?? 0)
  }
}
