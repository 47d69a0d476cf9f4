/// The factories of registrations, made when they are first needed.
extension Blueprint {
  func typedFactory<T>(_ type: T.Type, named name: Name?) -> InstanceFactory<T> {
    unsafeDowncast(factory(T.self, named: name), to: InstanceFactory<T>.self)
  }

  /// The factory of a type, which is typed as that; one that throws where it is not registered.
  func factory<T>(_ type: T.Type, named name: Name?) -> AnyInstanceFactory {
    let id = ObjectIdentifier(T.self)
    if name == nil, let ready = table.entry(id)?.pointee.factory {
      return ready.takeUnretainedValue()
    }
    let found = slot(Key(type: id, name: name)).map(factory(slot:)) ?? unregistered(T.self, name)
    if name == nil { remember(found, id) }
    return found
  }

  private func remember(_ factory: AnyInstanceFactory, _ id: ObjectIdentifier) {
    guard !factory.needsCall else { return }
    if table.entry(id) == nil { table.insert(id, slot: -1) }
    guard let entry = table.entry(id) else { return }
    if factory.isMissing {
      entry.pointee.slot = TypeTable.Entry.missing
      return
    }
    entry.pointee.factory = Unmanaged.passUnretained(factory)
    entry.pointee.depth = Int32(factory.depth)
  }

  private func unregistered<T>(_ type: T.Type, _ name: Name?) -> AnyInstanceFactory {
    let key = Key(type: ObjectIdentifier(T.self), name: name)
    if let factory = wiring.forms[key] { return factory }
    let form = (T.self as? any BuiltForm.Type)?.factory(from: self, named: name)
    let factory = form ?? (T.self as? any BuiltRouter.Type)?.factory() ?? missing(T.self, name)
    // A name that nobody registers may be asked for once and never again.
    if name == nil || isForm(T.self, of: name) { wiring.forms[key] = factory }
    return factory
  }

  /// Whether a type stands for what is registered with a name.
  private func isForm(_ type: Any.Type, of name: Name?) -> Bool {
    guard let form = type as? any DependencyForm.Type else { return false }
    return slot(form.element, name) != nil || !contributions(to: form.element, named: name).isEmpty
  }

  /// The factory of what a registration depends on, which is kept as long as that may be made.
  func lastingFactory<T>(_ type: T.Type, named name: Name?) -> AnyInstanceFactory {
    let factory = factory(T.self, named: name)
    let key = Key(type: ObjectIdentifier(T.self), name: name)
    if name != nil && slot(key) == nil { wiring.forms[key] = factory }
    return factory
  }

  /// Whether a type has been asked for, and nobody registers it.
  func isKnownMissing(_ type: Any.Type) -> Bool {
    table.entry(ObjectIdentifier(type))?.pointee.isMissing == true
  }

  private func missing<T>(_ type: T.Type, _ name: Name?) -> InstanceFactory<T> {
    let factory = InstanceFactory<T> { container, _ in
      throw ResolutionError.missing(T.self, named: name, container.blueprint.catalog)
    }
    factory.isMissing = true
    return factory
  }

  /// Whether a type can be had, as itself or as a form of another one.
  func provides(_ type: Any.Type, named name: Name?) -> Bool {
    if slot(type, name) != nil { return true }
    if let router = type as? any RouterForm.Type { return routing(router.route) != nil }
    guard let form = type as? any DependencyForm.Type else { return false }
    return form.kind == .optional || form.kind == .all || provides(form.element, named: name)
  }

  /// The factory of a registration; what it depends on is linked first, without recursion.
  func factory(slot: Int) -> AnyInstanceFactory {
    if let factory = knownFactory(slot) { return factory }
    if !needsLinking(before: slot) { return wired(slot) }
    for next in dependenciesFirst(slot) where knownFactory(next) == nil { _ = wired(next) }
    return wired(slot)
  }

  /// Whether something that a registration depends on is not linked yet.
  private func needsLinking(before slot: Int) -> Bool {
    if belongsAbove(slot) { return false }
    for edge in edges(of: slot) where edge.kind.isConstruction {
      if knownFactory(Int(edge.target)) == nil { return true }
    }
    return false
  }

  private func wired(_ slot: Int) -> AnyInstanceFactory {
    if let factory = knownFactory(slot) { return factory }
    let factory = wire(slot)
    keep(factory, at: slot)
    return factory
  }

  private func wire(_ slot: Int) -> AnyInstanceFactory {
    if slot < base, let parent, !isAffected(slot) { return parent.factory(slot: slot) }
    // The same builder serves for all, but where one is being used already.
    let builder = wiring.spareBuilder ?? FactoryBuilder(self, slot: slot)
    wiring.spareBuilder = nil
    defer { wiring.spareBuilder = builder }
    builder.begin(slot)
    return builder.build()
  }

  /// A registration with all that has to be linked before it, which comes first.
  private func dependenciesFirst(_ slot: Int) -> [Int] {
    DepthFirstWalk(from: slot) { slot in
      knownFactory(slot) == nil ? constructionTargets(of: slot) : []
    }.order
  }
}
