/// Matches by type, for every cause of a change: a verb, a route, a link, a saved state.
extension Guard.Proposal {
  /// Returns whether the change would start a flow of a type, directly or embedded in another one.
  ///
  /// A subclass of the type counts as well.
  @MainActor public func starts<C: Coordinator>(_ type: C.Type) -> Bool {
    holds(type, among: prepared)
  }

  /// Returns whether a flow of a type would be running afterwards, started by the change or before.
  ///
  /// A guard that asks this also evicts a running flow when the policy changes.
  ///
  /// A subclass of the type counts as well.
  @MainActor public func runs<C: Coordinator>(_ type: C.Type) -> Bool {
    let living = director.map { Array($0.coordinators.values) } ?? []
    return holds(type, among: prepared + living)
  }

  /// Returns whether a screen of a type would be in the tree afterwards, visible or covered.
  ///
  /// The type may be a protocol.
  @MainActor public func shows<S>(_ type: S.Type) -> Bool {
    tree.nodes.contains { node in
      (director?.screen(for: node.id) ?? preparation?.screen(for: node.id)) is S
    }
  }

  /// Returns the keys of a type that would be in the tree afterwards, the bottom ones first.
  ///
  /// The type may be a protocol that marks many keys, of screens and of flows alike:
  ///
  /// ```swift
  /// Guard("members") { proposal in
  ///   session.isOpen || proposal.keys(of: (any MembersOnly).self).isEmpty
  ///     ? .allow : .detour(through: SignIn())
  /// }
  /// ```
  @MainActor public func keys<Key>(of type: Key.Type) -> [Key] {
    var seen: Set<ObjectIdentifier> = []
    return tree.nodes.flatMap { node in
      let owner =
        director?.coordinators[node.owner] ?? prepared.first { $0.id == node.owner }
      let flows = owner.map { Array($0.selfAndEmbedders).reversed() } ?? []
      let new = flows.filter { seen.insert(ObjectIdentifier($0)).inserted }
      let key = director?.liveScreens.key(of: node.id) ?? preparation?.keys[node.id]
      return new.compactMap { $0.key as? Key } + [key as? Key].compactMap { $0 }
    }
  }

  @MainActor private var prepared: [Coordinator] { preparation?.coordinators ?? [] }

  /// Returns whether one of the flows is of a type and owns a node, itself or through embedded
  /// ones.
  @MainActor private func holds<C: Coordinator>(
    _ type: C.Type, among coordinators: [Coordinator]
  ) -> Bool {
    let parts = coordinators.filter { $0.selfAndEmbedders.contains { $0 is C } }
    let owners = Set(parts.map(\.id))
    return !owners.isEmpty && tree.nodes.contains { owners.contains($0.owner) }
  }
}
