import Usher

extension Blueprint {
  func placeRegistrations() -> [Problem] {
    lookup.isUsed = Array(repeating: true, count: records.count)
    var problems: [Problem] = []
    let modes = registrations.modes
    for index in records.indices where modes.isEmpty || modes[index] == nil {
      add(index, .plain, &problems)
    }
    for mode in [RegistrationMode.contributing, .fallback, .overriding, .replacing, .answering] {
      for index in modes.keys.sorted() where modes[index] == mode { add(index, mode, &problems) }
    }
    for (alias, primary) in registrations.primaries { followDecorated(alias, primary) }
    if let parent { placeWrapped(parent) }
    for index in recipes.indices { indexKind(index) }
    for scope in registrations.opened { indexOpened(scope) }
    indexArguments()
    return problems + idleDecorators() + idleClearings() + hiddenContributions()
  }

  private func add(
    _ index: Int, _ mode: RegistrationMode, _ problems: inout [Problem]
  ) {
    let record = records[index]
    if record.isContribution { return placeContribution(index, record.key) }
    let own = ownSlot(record.key)
    // Of those who make the container, the last to replace a service decides.
    let isOrdered = mode == .plain || mode == .replacing
    if let own, !isOrdered, registrations.modes[own - base] == mode {
      problems.append(.rivals(records[own - base], record, mode))
    }
    switch mode {
    case .plain:
      if let own { problems.append(.duplicate(records[own - base], record)) }
    case .fallback:
      if own != nil || parent?.registers(record.key) == true {
        lookup.isUsed[index] = false
        return
      }
    case .contributing: break
    case .overriding, .replacing, .answering:
      if let old = own ?? replaceable(record.key) { inherit(index, from: old) }
      if let own { lookup.isUsed[own - base] = false }
      if own == nil && slot(record.key) == nil && !isNeeded(record.key) {
        problems.append(.replacesNothing(record, mode))
      }
    }
    if own == nil || mode.isOverriding { setSlot(base + index, record.key) }
  }

  private func isNeeded(_ key: Key) -> Bool {
    registrations.needed.contains { $0.record.key == key }
  }

  /// What a key stands for above, which for a coordinator is how it is made.
  private func replaceable(_ key: Key) -> Int? {
    guard let slot = slot(key) else { return nil }
    return creation(of: record(slot).service) ?? slot
  }

  /// An override keeps what it does not say: the lifetime, being eager, and what callers give.
  private func inherit(_ index: Int, from old: Int) {
    let (record, given) = (record(old), options(primary(old)))
    let isValue = record.kind == .value || records[index].kind == .value
    let isHeir = registrations.heirs.contains(index) && !isValue
    if isHeir { records[index] = records[index].with(record.lifetime) }
    guard let given else { return }
    let own = recipes[index].options ?? RegistrationOptions()
    if isHeir && given.isEager { own.isEager = true }
    if own.arguments.isEmpty && !given.arguments.isEmpty {
      if let keyed = own.keyed, let other = given.keyed {
        own.keyed = KeyOptions(keyed, givingAs: other)
      }
      own.arguments = given.arguments
      own.inheritsArguments = true
    }
    recipes[index].options = own
  }

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

  /// Registers what a child decorates and its parent has: that one's instance, to be wrapped here.
  private func placeWrapped(_ parent: Blueprint) {
    let decorators = registrations.decorators.values.compactMap(\.first)
    for decorator in decorators.sorted(by: { $0.record.description < $1.record.description }) {
      let key = decorator.record.key
      guard ownSlot(key) == nil, lookup.contributed[key] == nil, let slot = parent.slot(key),
        parent.registers(key), parent.record(slot).kind != .current
      else { continue }
      setSlot(count, key)
      append(
        decorator.record.alias(parent.record(slot).lifetime), decorator.wire(around: slot))
    }
  }

  /// Notes what a registration is beside being looked up.
  private func indexKind(_ own: Int) {
    guard lookup.isUsed[own] else { return }
    let (slot, record, options) = (base + own, records[own], recipes[own].options)
    if record.isSpecial || options != nil { lookup.special.append(own) }
    if record.lifetime.kind == .graph { lookup.hasGraphs = true }
    if record.kind == .asynchronous { lookup.awaited.append(slot) }
    if let scope = record.lifetime.scope {
      lookup.positionScoped(slot, ObjectIdentifier(scope), isAdded: parent != nil)
    }
    if let scope = options?.keyed?.scope {
      lookup.keyedCreations[ObjectIdentifier(scope), default: []].append(slot)
    }
    if options?.isEager == true { indexEager(slot, record.lifetime.scope) }
    if record.isCoordinator, record.kind.isMaking, !record.isContribution {
      indexCoordinator(own)
    }
  }

  /// What belongs to a scope that is open here is kept here, and in each that is opened below.
  private func indexEager(_ slot: Int, _ scope: (Any.Type)?) {
    let scope = scope.map { ObjectIdentifier($0) }
    if let scope { lookup.scopes[scope, default: .init()].eager.append(slot) }
    if scope.map(place.enclosing.contains) ?? true { lookup.eager.append(slot) }
  }

  /// A coordinator is made for its scope; a dependency on it means the one that lives there.
  private func indexCoordinator(_ index: Int) {
    let record = records[index]
    lookup.creations[ObjectIdentifier(record.service)] = base + index
    let scope = OpenedScope(type: record.service, name: record.name, site: record.site)
    open(scope, recipes[index].wire)
  }

  private func indexOpened(_ scope: OpenedScope) {
    lookup.scopes[ObjectIdentifier(scope.type), default: .init()].isOpened = true
    guard let current = scope.current, slot(scope.record.key) == nil else { return }
    open(scope, current)
  }

  private func open(_ scope: OpenedScope, _ wire: @escaping Wire) {
    lookup.scopes[ObjectIdentifier(scope.type), default: .init()].isOpened = true
    lookup.currents.append(count)
    setSlot(count, scope.record.key)
    append(scope.record, wire)
  }

  func append(_ record: RegistrationRecord, _ wire: @escaping Wire) {
    records.append(record)
    recipes.append(Recipe(wire: wire))
    lookup.isUsed.append(true)
  }
}
