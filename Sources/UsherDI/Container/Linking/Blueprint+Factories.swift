extension Blueprint {
  /// The factory of a type, typed accordingly; it throws if the type is not registered.
  func factory<T>(_ type: T.Type, named name: Name?) -> AnyInstanceFactory {
    let key = Key(T.self, name)
    if let slot = ownSlot(key) { return factory(slot: slot) }
    if name == nil, let factory = others[key.type] { return factory }
    let slot = parent?.slot(key)
    let found = if let slot { factory(slot: slot) } else { unregistered(T.self, name) }
    if name == nil, !found.needsCall, !missingTypes.contains(key.type) { others[key.type] = found }
    return found
  }

  private func unregistered<T>(_ type: T.Type, _ name: Name?) -> AnyInstanceFactory {
    let key = Key(T.self, name)
    if let factory = forms[key] { return factory }
    let factory = built(T.self, name) ?? missing(T.self, name)
    // An unregistered name may be used once and never again, so it is not cached.
    if name == nil || isForm(T.self, of: name) { forms[key] = factory }
    return factory
  }

  /// The factory of a type composed of others, or of a key that only closures take.
  private func built<T>(_ type: T.Type, _ name: Name?) -> AnyInstanceFactory? {
    if let form = T.self as? any BuiltForm.Type { return form.factory(from: self, name) }
    guard name == nil && isBareArgument(T.self) else { return nil }
    return InstanceFactory<T>(Linkage()) { _, container, call in
      guard let given = container.given(T.self, call) else {
        throw container.missingArgument(T.self)
      }
      return given.value(T.self)
    }
  }

  private func isForm(_ type: Any.Type, of name: Name?) -> Bool {
    guard let form = type as? any DependencyForm.Type else { return false }
    let key = Key(form.element, name)
    return slot(key) != nil || !contributions(to: key).isEmpty
  }

  /// The factory of a dependency, cached for as long as its dependent can be made.
  func lastingFactory<T>(_ type: T.Type, named name: Name?) -> AnyInstanceFactory {
    let factory = factory(T.self, named: name)
    let key = Key(T.self, name)
    if name != nil && slot(key) == nil { forms[key] = factory }
    return factory
  }

  private func missing<T>(_ type: T.Type, _ name: Name?) -> InstanceFactory<T> {
    if name == nil { missingTypes.insert(ObjectIdentifier(T.self)) }
    return InstanceFactory<T>(Linkage()) { _, container, _ in
      throw ResolutionError.missing(T.self, named: name, container.blueprint.catalog)
    }
  }

  /// The factory of a registration; links its dependencies first, without recursion.
  func factory(slot: Int) -> AnyInstanceFactory {
    if let factory = knownFactory(slot) { return factory }
    if slot < base, let parent, graph.affected[slot] == false { return parent.factory(slot: slot) }
    guard needsLinking(before: slot) else { return link(slot) }
    let walk = DepthFirstWalk(from: slot) { slot in
      knownFactory(slot) == nil ? constructionTargets(of: slot) : []
    }
    for next in walk.order where knownFactory(next) == nil { link(next) }
    return knownFactory(slot) ?? link(slot)
  }

  private func needsLinking(before slot: Int) -> Bool {
    if slot >= base ? graph.edges.isEmpty(at: slot - base) : belongsAbove(slot) { return false }
    return edges(of: slot).contains { edge in
      edge.kind.isConstruction && knownFactory(Int(edge.target)) == nil
    }
  }

  @discardableResult private func link(_ slot: Int) -> AnyInstanceFactory {
    let factory =
      if slot < base, let parent, !isAffected(slot) { parent.factory(slot: slot) } else {
        DependencyReader(self, slot: slot, isLinking: true).makeFactory()
      }
    store(factory, at: slot)
    return factory
  }
}
