extension Blueprint {
  /// The slots of a container's registrations, computed once; children with equal additions share
  /// it.
  @MainActor final class Index {
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
      /// The number of positions taken by registrations that the scope keeps.
      var keptCount = 0
    }

    /// The effective registrations, by the type of their service; named ones are separate.
    var slots: [ObjectIdentifier: Int] = [:]
    var named: [Key: Int] = [:]
    var contributed: [Key: [Int]] = [:]
    /// The contributions of a decorated service, here and above, with those above wrapped here.
    var wrapped: [Key: [Int]] = [:]
    /// The caller-supplied types, which come last: the index of the first one, and all of them.
    var firstArgument = Int.max
    var arguments: [Hidden] = []
    /// The creations of coordinators, by type; a lookup of the type finds the current coordinator.
    var creations: [ObjectIdentifier: Int] = [:]
    /// The registrations of keys with a coordinator, by the coordinator's type.
    var keyedCreations: [ObjectIdentifier: [Int]] = [:]
    /// The current coordinators, one slot for each type; the container does not own them.
    var currents: [Int] = []
    /// The scopes that are opened, or have eager instances, here and above.
    var scopes: [ObjectIdentifier: Scope]
    /// The registrations that need checks beyond their dependencies.
    var special: [Int] = []
    var awaited: [Int] = []
    var eager: [Int] = []
    /// `true` if a registration has the lifetime graph, here or above.
    var hasGraphs: Bool
    var scopedPositions: [Int: Int] = [:]

    init(below parent: Index?) {
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
      let taken = isAdded ? scopes.values.map(\.keptCount).max() : scopes[scope]?.keptCount
      scopedPositions[slot] = taken ?? 0
      scopes[scope, default: .init()].keptCount = (taken ?? 0) + 1
    }
  }
}
