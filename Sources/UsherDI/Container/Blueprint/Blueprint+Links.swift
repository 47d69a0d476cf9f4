/// The links of registrations, made when they are first needed.
extension Blueprint {
  /// The link of a type, where it is linked and needs nothing that lasts for a call.
  func readyLink(_ type: ObjectIdentifier) -> Unmanaged<AnyLink>? {
    table.entry(type)?.pointee.link
  }

  func typedLink<T>(_ type: T.Type, named name: Name?) -> Link<T> {
    unsafeDowncast(link(T.self, named: name), to: Link<T>.self)
  }

  /// The link of a type, which is typed as that; one that throws where it is not registered.
  func link<T>(_ type: T.Type, named name: Name?) -> AnyLink {
    let id = ObjectIdentifier(T.self)
    if name == nil, let link = readyLink(id) { return link.takeUnretainedValue() }
    let link = registered(Key(type: id, name: name)) ?? unregistered(T.self, name)
    if name == nil { remember(link, id) }
    return link
  }

  private func registered(_ key: Key) -> AnyLink? {
    guard let slot = slot(key) else { return nil }
    return link(slot: slot)
  }

  private func remember(_ link: AnyLink, _ id: ObjectIdentifier) {
    guard !link.needsSession else { return }
    if table.entry(id) == nil { table.insert(id, slot: -1) }
    guard let entry = table.entry(id) else { return }
    if link.isMissing {
      entry.pointee.slot = TypeTable.Entry.missing
      return
    }
    entry.pointee.link = Unmanaged.passUnretained(link)
    entry.pointee.depth = Int32(link.depth)
  }

  private func unregistered<T>(_ type: T.Type, _ name: Name?) -> AnyLink {
    let key = Key(type: ObjectIdentifier(T.self), name: name)
    if let link = forms[key] { return link }
    let form = (T.self as? any LinkedForm.Type)?.link(from: self, named: name)
    let link = form ?? (T.self as? any LinkedRouter.Type)?.link() ?? missing(T.self, name)
    // A name that nobody registers may be asked for once and never again.
    if name == nil || isForm(T.self, of: name) { forms[key] = link }
    return link
  }

  /// Whether a type stands for what is registered with a name.
  private func isForm(_ type: Any.Type, of name: Name?) -> Bool {
    guard let form = type as? any DependencyForm.Type else { return false }
    return slot(form.element, name) != nil || !contributions(to: form.element, named: name).isEmpty
  }

  /// The link of what a registration depends on, which is kept as long as that may be made.
  func lastingLink<T>(_ type: T.Type, named name: Name?) -> AnyLink {
    let (link, key) = (link(T.self, named: name), Key(type: ObjectIdentifier(T.self), name: name))
    if name != nil && slot(key) == nil { forms[key] = link }
    return link
  }

  /// Whether a type has been asked for, and nobody registers it.
  func isKnownMissing(_ type: Any.Type) -> Bool {
    table.entry(ObjectIdentifier(type))?.pointee.isMissing == true
  }

  private func missing<T>(_ type: T.Type, _ name: Name?) -> Link<T> {
    let link = Link<T> { container, _ in
      throw ResolutionError.missing(T.self, named: name, container.blueprint.catalog)
    }
    link.isMissing = true
    return link
  }

  /// Whether a type can be had, as itself or as a form of another one.
  func provides(_ type: Any.Type, named name: Name?) -> Bool {
    if slot(type, name) != nil { return true }
    if let router = type as? any RouterForm.Type { return routing(router.route) != nil }
    guard let form = type as? any DependencyForm.Type else { return false }
    return form.kind == .optional || form.kind == .all || provides(form.element, named: name)
  }

  /// The link of a registration; what it depends on is linked first, without recursion.
  func link(slot: Int) -> AnyLink {
    if let link = knownLink(slot) { return link }
    if !needsLinking(before: slot) { return wired(slot) }
    for next in dependenciesFirst(slot) where knownLink(next) == nil { _ = wired(next) }
    return wired(slot)
  }

  /// Whether something that a registration depends on is not linked yet.
  private func needsLinking(before slot: Int) -> Bool {
    if belongsAbove(slot) { return false }
    for edge in edges(of: slot) where edge.kind.isConstruction {
      if knownLink(Int(edge.target)) == nil { return true }
    }
    return false
  }

  private func wired(_ slot: Int) -> AnyLink {
    if let link = knownLink(slot) { return link }
    let link = wire(slot)
    keep(link, at: slot)
    return link
  }

  private func wire(_ slot: Int) -> AnyLink {
    if slot < base, let parent, !isAffected(slot) { return parent.link(slot: slot) }
    return linking(slot) { linker in wire(slot, linker) }
  }

  private func wire(_ slot: Int, _ linker: Linker) -> AnyLink {
    let link = recipe(slot).wire(linker) ?? AnyLink()
    link.isMade = linker.isMade
    let record = record(slot)
    if record.kind.isMaking, let extras = linker.extras {
      link.declared = extras.arguments.map(\.type)
    }
    link.depth = linker.depth + (record.kind == .argument ? 0 : 1)
    if !record.lifetime.isKept && record.kind != .value {
      link.needsSession =
        link.needsSession || linker.needsSession || (record.kind == .closure && hasGraphs)
    }
    return link
  }

  /// Whether nothing has replaced a registration, here or above.
  func isUsed(_ slot: Int) -> Bool {
    if slot < base, let parent { return parent.isUsed(slot) }
    return isUsed[slot - base]
  }

  /// Its registrations that nothing has replaced.
  var used: [Int] { records.indices.filter { isUsed[$0] }.map { base + $0 } }

  /// A registration with all that has to be linked before it, which comes first.
  private func dependenciesFirst(_ slot: Int) -> [Int] {
    var walk = Walk(from: slot)
    return walk.postorder { slot in
      knownLink(slot) == nil ? constructionTargets(of: slot) : []
    }
  }
}
