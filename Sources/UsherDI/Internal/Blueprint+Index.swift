import Usher

/// Who registers what, found out once.
extension Blueprint {
  /// Finds a place for each registration and returns what collides.
  func index() -> [ContainerError.Problem] {
    isUsed = Array(repeating: true, count: records.count)
    var problems: [ContainerError.Problem] = []
    let modes = book.modes
    for index in records.indices where modes.isEmpty || modes[index] == nil {
      place(index, .plain, &problems)
    }
    for mode in [Registrar.Mode.fallback, .overriding] {
      for index in modes.keys.sorted() where modes[index] == mode { place(index, mode, &problems) }
    }
    for index in recipes.indices { indexKind(index) }
    indexArguments()
    problems += unusedDecorators()
    return problems
  }

  private func place(
    _ index: Int, _ mode: Registrar.Mode, _ problems: inout [ContainerError.Problem]
  ) {
    let record = records[index]
    if record.isContribution {
      contributed[ObjectIdentifier(record.service), default: []].append(base + index)
      return
    }
    guard let other = ownSlot(record.key) else {
      if mode == .overriding && slot(record.key) == nil {
        problems.append(.overridesNothing(record, catalogue))
      }
      return setSlot(base + index, record.key)
    }
    switch mode {
    case .plain: problems.append(.duplicate(records[other - base], record))
    case .fallback: isUsed[index] = false
    case .overriding: replace(other - base, with: index)
    }
  }

  private func replace(_ old: Int, with new: Int) {
    isUsed[old] = false
    if book.heirs.contains(new), records[old].kind != .value, records[new].kind != .value {
      records[new].lifetime = records[old].lifetime
    }
    setSlot(base + new, records[new].key)
  }

  /// Notes what a registration is beside being looked up.
  private func indexKind(_ index: Int) {
    guard isUsed[index] else { return }
    let record = records[index]
    if record.lifetime.kind == .graph { hasGraphs = true }
    if let scope = record.lifetime.scope { positionScoped(index, ObjectIdentifier(scope)) }
    if recipes[index].extras?.isEager == true { indexEager(index) }
    if record.kind != .alias, record.kind != .value, record.isCoordinator {
      indexCoordinator(index)
    }
  }

  private func positionScoped(_ index: Int, _ scope: ObjectIdentifier) {
    scopedPositions[base + index] = scopedCounts[scope, default: 0]
    scopedCounts[scope, default: 0] += 1
  }

  private func indexEager(_ index: Int) {
    guard let scope = records[index].lifetime.scope else { return eager.append(base + index) }
    eagerInScopes[ObjectIdentifier(scope), default: []].append(base + index)
  }

  /// A coordinator is made for its scope; whoever depends on it means the one that lives there.
  private func indexCoordinator(_ index: Int) {
    let type = ObjectIdentifier(records[index].service)
    creations[type] = base + index
    opened.insert(type)
    let wire = recipes[index].wire
    add(index, .current, hiding: records[index].key) { linker in
      linker.wantsCurrent = true
      return wire(linker)
    }
  }

  private func indexArguments() {
    for index in recipes.indices where isUsed[index] {
      guard let extras = recipes[index].extras else { continue }
      for argument in extras.arguments { indexArgument(argument, from: index) }
    }
    for arguments in book.scopeArguments.values {
      for argument in arguments { indexArgument(argument, from: nil) }
    }
    guard let parent else { return }
    for record in records where record.name == nil && record.kind != .argument {
      if let above = parent.hidden(record.service) { indexArgument(above.declared, from: nil) }
    }
  }

  private func indexArgument(_ argument: DeclaredArgument, from index: Int?) {
    let type = ObjectIdentifier(argument.type)
    guard hidden[type] == nil else { return }
    let key = Key(type: type, name: nil)
    hidden[type] = Hidden(declared: argument, slot: slot(key))
    let site = index.map { records[$0].site } ?? CallSite()
    let record = Record(
      service: argument.type, name: nil, site: site, lifetime: .transient, kind: .argument)
    append(record, argument.wire)
    setSlot(count - 1, key)
  }

  private func add(
    _ index: Int, _ kind: Record.Kind, hiding key: Key,
    _ wire: @escaping @MainActor (Linker) -> AnyLink?
  ) {
    let original = records[index]
    let record = Record(
      service: original.service, name: original.name, site: original.site,
      lifetime: Lifetime(kind: .scoped, scope: original.service), kind: kind)
    append(record, wire)
    setSlot(count - 1, key)
  }

  private func append(_ record: Record, _ wire: @escaping @MainActor (Linker) -> AnyLink?) {
    records.append(record)
    recipes.append(Recipe(wire: wire))
    isUsed.append(true)
  }

  private func unusedDecorators() -> [ContainerError.Problem] {
    book.decorated.filter { ownSlot($0.key) == nil }.map { .decoratesNothing($0.record) }
  }
}

extension Blueprint {
  private func ownSlot(_ key: Key) -> Int? {
    guard key.name == nil else { return named[key] }
    guard let slot = table.entry(key.type)?.pointee.slot, slot >= 0 else { return nil }
    return Int(slot)
  }

  private func setSlot(_ slot: Int, _ key: Key) {
    if key.name != nil {
      named[key] = slot
    } else if let entry = table.entry(key.type) {
      entry.pointee.slot = Int32(slot)
    } else {
      table.insert(key.type, slot: Int32(slot))
    }
  }

  /// The registration that a key means here.
  func slot(_ key: Key) -> Int? {
    ownSlot(key) ?? parent?.slot(key)
  }

  func slot(_ type: Any.Type, _ name: Name?) -> Int? {
    slot(Key(type: ObjectIdentifier(type), name: name))
  }

  func creation(of type: Any.Type) -> Int? {
    creations[ObjectIdentifier(type)] ?? parent?.creation(of: type)
  }

  func hidden(_ type: Any.Type) -> Hidden? {
    hidden[ObjectIdentifier(type)] ?? parent?.hidden(type)
  }

  func hiddenSlot(_ type: Any.Type) -> Int? { hidden(type)?.slot }

  func isBareArgument(_ type: Any.Type) -> Bool {
    hidden(type).map { $0.slot == nil } ?? false
  }

  func contributions(to type: Any.Type) -> [Int] {
    (parent?.contributions(to: type) ?? []) + (contributed[ObjectIdentifier(type)] ?? [])
  }

  func scopedPosition(of slot: Int) -> Int {
    scopedPositions[slot] ?? parent?.scopedPosition(of: slot) ?? 0
  }
}
