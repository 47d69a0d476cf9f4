import Usher

/// Who registers what, found out once.
extension Blueprint {
  /// Finds a place for each registration and returns what collides.
  func index() -> [ContainerError.Problem] {
    isUsed = Array(repeating: true, count: records.count)
    var problems: [ContainerError.Problem] = []
    let modes = registrations.modes
    for index in records.indices where modes.isEmpty || modes[index] == nil {
      place(index, .plain, &problems)
    }
    for mode in [RegistrationMode.contributing, .fallback, .overriding] {
      for index in modes.keys.sorted() where modes[index] == mode { place(index, mode, &problems) }
    }
    for (alias, primary) in registrations.primaries { followDecorated(alias, primary) }
    for index in recipes.indices { indexKind(index) }
    for scope in registrations.opened { indexOpened(scope) }
    indexArguments()
    return problems + idleDecorators() + idleClearings() + hiddenContributions()
  }

  private func place(
    _ index: Int, _ mode: RegistrationMode, _ problems: inout [ContainerError.Problem]
  ) {
    let record = records[index]
    if record.isContribution {
      placeContribution(index, record.key)
      return
    }
    let own = ownSlot(record.key)
    switch mode {
    case .plain:
      if let own { problems.append(.duplicate(records[own - base], record)) }
    case .fallback:
      if own != nil || parent?.registers(record.key) == true {
        isUsed[index] = false
        return
      }
    case .contributing: break
    case .overriding:
      if let old = own ?? replaceable(record.key) { inherit(index, from: old) }
      if let own { isUsed[own - base] = false }
      if own == nil && slot(record.key) == nil { problems.append(.overridesNothing(record)) }
    }
    if own == nil || mode == .overriding { setSlot(base + index, record.key) }
  }

  /// What a key stands for above, which for a coordinator is how it is made.
  private func replaceable(_ key: Key) -> Int? {
    guard let slot = slot(key) else { return nil }
    return creation(of: record(slot).service) ?? slot
  }

  /// An override keeps what it does not say: the lifetime, being eager, and what callers give.
  private func inherit(_ index: Int, from old: Int) {
    let (record, given) = (record(old), extras(primary(old)))
    let isValue = record.kind == .value || records[index].kind == .value
    let isHeir = registrations.heirs.contains(index) && !isValue
    if isHeir { records[index] = records[index].with(record.lifetime) }
    guard let given else { return }
    let own = recipes[index].extras ?? Extras()
    if isHeir && given.isEager { own.isEager = true }
    if own.arguments.isEmpty && !given.arguments.isEmpty {
      own.arguments = given.arguments
      own.inheritsArguments = true
    }
    recipes[index].extras = own
  }

  /// The registration whose instance another one stands for.
  private func primary(_ slot: Int) -> Int {
    if slot < base, let parent { return parent.primary(slot) }
    return registrations.primaries[slot - base].map { base + $0 } ?? slot
  }

  /// A decorated alias is wrapped as often as the instance that it stands for is made.
  private func followDecorated(_ alias: Int, _ primary: Int) {
    guard registrations.decorators[records[alias].key] != nil else { return }
    let record = records[primary]
    let slot = record.isContribution ? nil : ownSlot(record.key)
    records[alias] = records[alias].with(
      slot.map { records[$0 - base].lifetime } ?? record.lifetime)
  }

  /// Notes what a registration is beside being looked up.
  private func indexKind(_ index: Int) {
    guard isUsed[index] else { return }
    let record = records[index]
    if record.isSpecial || recipes[index].extras != nil { special.append(index) }
    if record.lifetime.kind == .graph { hasGraphs = true }
    if record.kind == .asynchronous { awaited.append(base + index) }
    if let scope = record.lifetime.scope { positionScoped(index, ObjectIdentifier(scope)) }
    if recipes[index].extras?.isEager == true { indexEager(index) }
    if record.isCoordinator, record.kind.isMaking, !record.isContribution {
      indexCoordinator(index)
    }
  }

  /// A place in whatever container keeps it: one that adds to what is above may keep what belongs
  /// to several scopes.
  private func positionScoped(_ index: Int, _ scope: ObjectIdentifier) {
    let taken = parent == nil ? scopedCounts[scope] : scopedCounts.values.max()
    scopedPositions[base + index] = taken ?? 0
    scopedCounts[scope] = (taken ?? 0) + 1
  }

  /// What belongs to a scope that is open here is kept here, and in each that is opened below.
  private func indexEager(_ index: Int) {
    let scope = records[index].lifetime.scope.map { ObjectIdentifier($0) }
    if let scope { eagerInScopes[scope, default: []].append(base + index) }
    if scope.map(enclosing.contains) ?? true { eager.append(base + index) }
  }

  /// A coordinator is made for its scope; a dependency on it means the one that lives there.
  private func indexCoordinator(_ index: Int) {
    let record = records[index]
    creations[ObjectIdentifier(record.service)] = base + index
    let wire = recipes[index].wire
    let scope = OpenedScope(type: record.service, name: record.name, site: record.site)
    open(scope) { builder in
      builder.wantsCurrent = true
      return wire(builder)
    }
  }

  private func indexOpened(_ scope: OpenedScope) {
    opened.insert(ObjectIdentifier(scope.type))
    guard let current = scope.current, slot(scope.record.key) == nil else { return }
    open(scope, current)
  }

  private func open(
    _ scope: OpenedScope, _ wire: @escaping @MainActor (FactoryBuilder) -> AnyInstanceFactory?
  ) {
    opened.insert(ObjectIdentifier(scope.type))
    currents.append(count)
    setSlot(count, scope.record.key)
    append(scope.record, wire)
  }

  func append(
    _ record: RegistrationRecord,
    _ wire: @escaping @MainActor (FactoryBuilder) -> AnyInstanceFactory?
  ) {
    records.append(record)
    recipes.append(Recipe(wire: wire))
    isUsed.append(true)
  }

  private func idleDecorators() -> [ContainerError.Problem] {
    registrations.decorators.values.joined().map(\.record)
      .filter { !isRegistered($0.key) && contributions($0) == nil }
      .sorted { $0.description < $1.description }
      .map { .decoratesNothing($0) }
  }

  private func contributions(_ record: RegistrationRecord) -> [Int]? {
    contributed[record.key]
  }
}
