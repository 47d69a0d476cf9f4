import Usher

/// Finds registrations by their lifetime and kind, beyond their lookup by type.
extension Blueprint {
  func indexKinds() {
    var (special, coordinators): ([Int], [Int]) = ([], [])
    for (index, recipe) in recipes.enumerated() where recipe.isUsed {
      let record = recipe.record
      let isCreation = record.kind.isMaking && !record.isContribution && record.isCoordinator
      if record.isSpecial || recipe.options != nil || (isCreation && record.lifetime.isKept) {
        special.append(index)
      }
      indexKind(index, record, recipe.options)
      if isCreation { coordinators.append(index) }
    }
    lookup.special = special
    for index in coordinators { indexCoordinator(index) }
  }

  /// Indexes a registration by its lifetime and kind, beyond its lookup by type.
  private func indexKind(
    _ own: Int, _ record: RegistrationRecord, _ options: Recipe.Options?
  ) {
    let slot = base + own
    if record.lifetime.kind == .graph { lookup.hasGraphs = true }
    if record.kind == .asynchronous { lookup.awaited.append(slot) }
    if let scope = record.lifetime.scope {
      lookup.positionScoped(slot, ObjectIdentifier(scope), isAdded: parent != nil)
    }
    if let scope = options?.keyed?.scope {
      lookup.keyedCreations[ObjectIdentifier(scope), default: []].append(slot)
    }
    if options?.isEager == true { indexEager(slot, record.lifetime.scope) }
  }

  /// An instance of a scope that is open here is kept here, and in each such scope opened below.
  private func indexEager(_ slot: Int, _ scope: (Any.Type)?) {
    let scope = scope.map { ObjectIdentifier($0) }
    if let scope { lookup.scopes[scope, default: .init()].eager.append(slot) }
    if scope.map(place.enclosing.contains) ?? true { lookup.eager.append(slot) }
  }

  /// A coordinator is made for its scope; a dependency on its type means the current one.
  private func indexCoordinator(_ index: Int) {
    let record = recipes[index].record
    lookup.creations[ObjectIdentifier(record.service)] = base + index
    let scope = Registrations.OpenedScope(
      type: record.service, name: record.name, site: record.site)
    lookup.scopes[scope.id, default: .init()].isOpened = true
    addCurrent(scope, recipes[index].wire)
  }

  func indexOpened(_ scope: Registrations.OpenedScope) {
    lookup.scopes[scope.id, default: .init()].isOpened = true
    guard let current = scope.current, slot(scope.key) == nil else { return }
    addCurrent(scope, current)
  }

  private func addCurrent(_ scope: Registrations.OpenedScope, _ wire: @escaping Wire) {
    lookup.currents.append(count)
    setSlot(count, scope.key)
    append(scope.record, wire)
  }

  func append(_ record: RegistrationRecord, _ wire: @escaping Wire) {
    change { $0.append(Recipe(record: record, wire: wire)) }
  }
}
