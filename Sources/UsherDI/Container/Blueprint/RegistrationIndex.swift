/// The slots of a container's registrations, computed once; children with equal additions share it.
@MainActor final class RegistrationIndex {
  /// A caller-supplied type, with the registration of the same type that it hides.
  struct Hidden {
    let declared: DeclaredArgument
    let slot: Int?
  }

  /// A scope: its arguments, and the instances to make when it opens.
  struct Scope {
    var isOpened = false
    /// The arguments that the opener of a tag's scope gives; coordinators declare theirs
    /// themselves.
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
  /// The creations of coordinators, by type; a lookup of the type finds the current coordinator.
  var creations: [ObjectIdentifier: Int] = [:]
  /// The registrations of keys whose flows have a coordinator, by its type.
  var keyedCreations: [ObjectIdentifier: [Int]] = [:]
  /// The current coordinators, one slot for each type; the container does not own them.
  var currents: [Int] = []
  /// The scopes that are opened, or have something to be made, here and above.
  var scopes: [ObjectIdentifier: Scope]
  /// The registrations that need checks beyond their dependencies.
  var special: [Int] = []
  var awaited: [Int] = []
  var eager: [Int] = []
  /// `true` if a registration has the lifetime graph, here or above.
  var hasGraphs: Bool
  var scopedPositions: [Int: Int] = [:]

  init(below parent: RegistrationIndex?) {
    scopes = parent?.scopes ?? [:]
    hasGraphs = parent?.hasGraphs ?? false
  }

  /// Reserves capacity for the registrations, and for the coordinators and arguments they add.
  func reserve(_ registrations: Registrations) {
    let opened = registrations.opened.count
    slots = Dictionary(
      minimumCapacity: registrations.recipes.count + opened + registrations.argumentCount)
    if opened > 0 { scopes.reserveCapacity(opened) }
  }

  /// Finds a position in the container that keeps the instance: a child with additions may keep
  /// instances of several scopes.
  func positionScoped(_ slot: Int, _ scope: ObjectIdentifier, isAdded: Bool) {
    let taken = isAdded ? scopes.values.map(\.keptCount).max() : nil
    scopedPositions[slot] = scopes[scope, default: .init()].keep(after: taken ?? 0)
  }
}
