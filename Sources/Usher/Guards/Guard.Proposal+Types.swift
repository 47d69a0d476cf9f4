/// Matches by type, for every cause of a change: a verb, a route, a link, a saved state.
extension Guard.Proposal {
  /// Returns whether the change would start a flow of a type, directly or embedded in another one.
  ///
  /// A subclass of the type counts as well.
  @MainActor public func starts<C: Coordinator>(_ type: C.Type) -> Bool {
    cast.holds(type, among: cast.prepared, in: tree)
  }

  /// Returns whether a flow of a type would be running afterwards, started by the change or before.
  ///
  /// A guard that asks this also evicts a running flow when the policy changes.
  ///
  /// A subclass of the type counts as well.
  @MainActor public func runs<C: Coordinator>(_ type: C.Type) -> Bool {
    cast.holds(type, among: cast.prepared + cast.living, in: tree)
  }

  /// Returns whether a screen of a type would be in the tree afterwards, visible or covered.
  ///
  /// The type may be a protocol.
  @MainActor public func shows<S>(_ type: S.Type) -> Bool {
    tree.nodes.contains { cast.screen(for: $0.id) is S }
  }

  /// Returns the keys of a type that would be in the tree afterwards, the bottom ones first.
  ///
  /// The type may be a protocol that marks many keys, of screens and of flows alike:
  ///
  /// ```swift
  /// Guard("members") { proposal in
  ///   session.isOpen || proposal.keys(of: (any MembersOnly).self).isEmpty ? .allow : .detour(through: SignIn())
  /// }
  /// ```
  @MainActor public func keys<Key>(of type: Key.Type) -> [Key] {
    var seen: Set<ObjectIdentifier> = []
    return tree.nodes.flatMap { node in
      let flows = cast.coordinator(node.owner).map { Array($0.selfAndEmbedders).reversed() } ?? []
      let new = flows.filter { seen.insert(ObjectIdentifier($0)).inserted }
      return new.compactMap { $0.key as? Key } + [cast.key(of: node.id) as? Key].compactMap { $0 }
    }
  }

  /// The coordinators and screens of a proposal's nodes; nothing retains it.
  @MainActor struct Cast {
    private weak var director: SceneDirector?
    private weak var preparation: Preparation?

    init(_ director: SceneDirector, preparing preparation: Preparation? = nil) {
      self.director = director
      self.preparation = preparation
    }

    var prepared: [Coordinator] { preparation?.coordinators ?? [] }

    var living: [Coordinator] { director.map { Array($0.coordinators.values) } ?? [] }

    func screen(for id: NodeID) -> (any Screen)? {
      director?.screen(for: id) ?? preparation?.screen(for: id)
    }

    func coordinator(_ id: CoordinatorID) -> Coordinator? {
      director?.coordinators[id] ?? prepared.first { $0.id == id }
    }

    func key(of id: NodeID) -> (any ScreenKey)? {
      director?.liveScreens.key(of: id) ?? preparation?.keys[id]
    }

    /// Returns whether one of a type is among some and owns a node of a tree, itself or by what it embeds.
    func holds<C: Coordinator>(
      _ type: C.Type, among coordinators: [Coordinator], in tree: SceneTree
    ) -> Bool {
      let parts = coordinators.filter { $0.selfAndEmbedders.contains { $0 is C } }
      let owners = Set(parts.map(\.id))
      return !owners.isEmpty && tree.nodes.contains { owners.contains($0.owner) }
    }
  }
}
