extension Blueprint {
  func ownSlot(_ key: Key) -> Int? {
    guard key.name == nil else { return lookup.named[key] }
    let slots = lookup.slots  // read before it is searched, so that needs no check
    return slots[key.type]
  }

  /// Sets what a key stands for here, and returns what it stood for.
  @discardableResult func setSlot(_ slot: Int, _ key: Key) -> Int? {
    guard key.name == nil else { return lookup.named.updateValue(slot, forKey: key) }
    // Taken out while they are changed: nothing reads them meanwhile, so that needs no check.
    var slots = lookup.slots
    lookup.slots = [:]
    let old = slots.updateValue(slot, forKey: key.type)
    lookup.slots = slots
    return old
  }

  func slot(_ key: Key) -> Int? {
    ownSlot(key) ?? parent?.slot(key)
  }

  /// How a coordinator is made, which is not how the one that lives is found.
  func creation(of type: Any.Type) -> Int? {
    lookup.creations[ObjectIdentifier(type)] ?? parent?.creation(of: type)
  }

  func contributions(to key: Key) -> [Int] {
    let above = registrations.cleared[key] == nil ? parent?.contributions(to: key) : nil
    return (above ?? []) + (lookup.contributed[key] ?? [])
  }

  /// What a collection holds: the contributions to its element or, where there are none, to what
  /// the element makes later.
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

  /// What wraps the instances of a registration, in order: the decorators of who registered it;
  /// nothing wraps what callers give.
  func decorators(of slot: Int) -> [AnyDecorator] {
    if slot < base, let parent { return parent.decorators(of: slot) }
    if decorators.isEmpty || record(slot).kind == .argument { return [] }
    return decorators[record(slot).key] ?? []
  }

  /// What is known of a scope; `nil` where nobody opens it.
  func opening(_ scope: Any.Type) -> RegistrationIndex.Scope? {
    let id = ObjectIdentifier(scope)
    if let known = lookup.scopes[id], known.isOpened { return known }
    return place.enclosing.contains(id) ? lookup.scopes[id] ?? RegistrationIndex.Scope() : nil
  }

  var allEager: [Int] { (parent?.allEager ?? []) + lookup.eager }

  var allAwaited: [Int] { (parent?.allAwaited ?? []) + lookup.awaited }
}
