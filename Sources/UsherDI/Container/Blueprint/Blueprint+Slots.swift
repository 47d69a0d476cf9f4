extension Blueprint {
  func ownSlot(_ key: Key) -> Int? {
    guard key.name == nil else { return lookup.named[key] }
    let slots = lookup.slots  // read first, so that the search needs no exclusivity check
    return slots[key.type]
  }

  /// Sets the slot of a key here, and returns the previous one.
  @discardableResult func setSlot(_ slot: Int, _ key: Key) -> Int? {
    guard key.name == nil else { return lookup.named.updateValue(slot, forKey: key) }
    // Moved out while they change, so that the mutation needs no exclusivity check.
    var slots = lookup.slots
    lookup.slots = [:]
    let old = slots.updateValue(slot, forKey: key.type)
    lookup.slots = slots
    return old
  }

  func slot(_ key: Key) -> Int? { ownSlot(key) ?? parent?.slot(key) }

  /// The creation of a coordinator; a lookup of its type finds the current one instead.
  func creation(of type: Any.Type) -> Int? {
    lookup.creations[ObjectIdentifier(type)] ?? parent?.creation(of: type)
  }

  func contributions(to key: Key) -> [Int] {
    if let wrapped = lookup.wrapped[key] { return wrapped }
    let above = registrations.cleared[key] == nil ? parent?.contributions(to: key) : nil
    return (above ?? []) + (lookup.contributed[key] ?? [])
  }

  /// The elements of a collection: the contributions to its element type or, if there are none, to
  /// the type that the element makes later.
  func elements(
    of type: Any.Type, named name: Name?
  ) -> (slots: [Int], late: (any LateDependency.Type)?) {
    let own = contributions(to: Key(type, name))
    guard own.isEmpty, let late = type as? any LateDependency.Type else { return (own, nil) }
    return (contributions(to: Key(late.element, name)), late)
  }

  var hasContributions: Bool { !lookup.contributed.isEmpty || parent?.hasContributions == true }

  func scopedPosition(of slot: Int) -> Int {
    lookup.scopedPositions[slot] ?? parent?.scopedPosition(of: slot) ?? 0
  }

  /// The decorators of a registration in order, all from the container that registered it; none for
  /// caller-supplied values.
  func decorators(of slot: Int) -> [Registrations.AnyDecorator] {
    if slot < base, let parent { return parent.decorators(of: slot) }
    if decorators.isEmpty || record(slot).kind == .argument { return [] }
    return decorators[record(slot).key] ?? []
  }

  /// The facts about a scope; `nil` if the scope is never opened.
  func opening(_ scope: Any.Type) -> Index.Scope? {
    let id = ObjectIdentifier(scope)
    if let known = lookup.scopes[id], known.isOpened { return known }
    return place.enclosing.contains(id) ? lookup.scopes[id] ?? Index.Scope() : nil
  }

  /// The eager instances of a scope, without those that something here replaces.
  func eager(in scope: Any.Type) -> [Int] {
    (opening(scope)?.eager ?? []).filter { !isReplaced($0) }
  }

  /// `true` if a registration from above is replaced here, and not only decorated.
  func isReplaced(_ slot: Int) -> Bool {
    let found = record(slot).isContribution ? nil : self.slot(record(slot).key)
    // An argument of the same type hides the registration that counts.
    guard let other = found.flatMap({ argument($0).map(\.slot) ?? $0 }), other != slot
    else { return false }
    let kind = record(other).kind
    return kind != .current && (kind != .alias || decorators(of: other).isEmpty)
  }

  var allEager: [Int] { (parent?.allEager ?? []) + lookup.eager }

  var allAwaited: [Int] { (parent?.allAwaited ?? []) + lookup.awaited }
}
