/// Collects what a registration needs, and links it once everything is known.
@usableFromInline @MainActor final class Linker {
  /// It is the blueprint's, which lives longer.
  unowned(unsafe) let blueprint: Blueprint
  @exclusivity(unchecked) private(set) var slot = 0
  @exclusivity(unchecked) @usableFromInline private(set) var record: Record
  @exclusivity(unchecked) private(set) var extras: Extras?
  @exclusivity(unchecked) private(set) var isCollecting = false
  @exclusivity(unchecked) private(set) var needs: [Need] = []
  @exclusivity(unchecked) private var links: ContiguousArray<Unmanaged<AnyLink>> = []
  @exclusivity(unchecked) private(set) var needsSession = false
  /// Whether the instance is kept already.
  @exclusivity(unchecked) var isMade: (@MainActor (Container) -> Bool)?
  /// How many registrations stand one below the other under this one.
  @exclusivity(unchecked) private(set) var depth = 0
  @exclusivity(unchecked) @usableFromInline private(set) var hasLinks = false
  /// Whether a decorator asks, to which the names of what it wraps mean nothing.
  @exclusivity(unchecked) var isDecorating = false
  /// Whether the coordinator that lives is asked for, not a new one.
  @exclusivity(unchecked) var wantsCurrent = false

  init(_ blueprint: Blueprint, slot: Int) {
    self.blueprint = blueprint
    record = blueprint.record(slot)
  }

  /// Begins with a registration, so that one linker serves for many.
  func begin(_ slot: Int, isCollecting: Bool) {
    self.slot = slot
    self.isCollecting = isCollecting
    record = blueprint.record(slot)
    extras = blueprint.extras(slot)
    if !needs.isEmpty { needs.removeAll(keepingCapacity: true) }
    (needsSession, isMade, depth) = (false, nil, 0)
    (hasLinks, isDecorating, wantsCurrent) = (false, false, false)
  }

  /// Needs a dependency, as the initializer spells it.
  @usableFromInline func need<D>(_ type: D.Type) {
    need(type, named: isDecorating ? nil : extras?.renames[ObjectIdentifier(D.self)]?.name)
  }

  func need<D>(_ type: D.Type, named name: Name?, slot: Int? = nil) {
    if wantsCurrent { return }
    guard !isCollecting else { return needs.append(Need(type: D.self, name: name, slot: slot)) }
    let link = slot.map(blueprint.link(slot:)) ?? blueprint.lastingLink(D.self, named: name)
    if link.needsSession { needsSession = true }
    depth = max(depth, link.depth)
    links.append(.passUnretained(link))
  }

  /// Needs what is registered as a type that is also an argument, where anything is.
  @usableFromInline func needRegistered<D>(_ type: D.Type) {
    guard let hidden = blueprint.hiddenSlot(D.self) else { return }
    need(type, named: nil, slot: hidden)
    hasLinks = true
  }

  /// The links of what was needed; `nil` where needs are only collected.
  @usableFromInline func finish() -> Links? {
    finish(as: record)
  }

  /// The links of what a decorator needed, for whose errors another registration is named.
  func finish(as record: Record) -> Links? {
    defer { if !links.isEmpty { links.removeAll(keepingCapacity: true) } }
    return isCollecting ? nil : Links(links, of: record)
  }

  /// Makes the link of a registration by its lifetime.
  @inlinable func seal<T>(_ make: @escaping Make<T>) -> Link<T> {
    if isPlain { return Link(make) }
    if let cell = sharedCell(make) {
      return Link { container, _ in
        if let value = cell.value.pointee { return value }
        return try cell.build(for: container)
      }
    }
    return record.isScoped ? scoped(isDecorated ? decorate(make) : make) : keep(make)
  }

  /// The link of what belongs to a scope, whose instances are known by their type here, where it
  /// is made.
  @inlinable func scoped<T>(_ make: @escaping Make<T>) -> Link<T> {
    let making: ScopedService.Making = { service, container, session in
      TypedScopedInstance(try make(container, session), of: service)
    }
    guard let service = scopedService(T.self, making) else { return keep(make) }
    let link = Link<T> { container, _ in
      try unsafeDowncast(service.instance(for: container), to: TypedScopedInstance<T>.self).value
    }
    service.stand(behind: link)
    return link
  }

  /// Whether each call makes an instance, and that is all.
  @usableFromInline var isPlain: Bool {
    record.lifetime.kind == .transient && !wantsCurrent && extras?.onCreate.isEmpty != false
      && blueprint.decorators(of: slot).isEmpty
  }

  @usableFromInline func sharedCell<T>(_ make: @escaping Make<T>) -> SharedCell<T>? {
    guard record.lifetime.kind == .shared, !wantsCurrent else { return nil }
    let cell = SharedCell(decorate(make), self)
    isMade = { _ in cell.kept != nil }
    return cell
  }

  /// The link of every lifetime but shared.
  @usableFromInline func keep<T>(_ make: @escaping Make<T>) -> Link<T> {
    if wantsCurrent { return current() }
    let make = decorate(make)
    switch record.lifetime.kind {
    case .transient, .shared, .scoped: return Link(telling(make))
    case .graph: return GraphCell(make, self).link()
    case .weak: return WeakCell(make, self).link(self)
    }
  }

  /// The link of a value: nobody ends it, but what it is wrapped in is kept as a shared one is.
  func value<T>(_ value: T) -> Link<T> {
    blueprint.decorators(of: slot).isEmpty ? Link { _, _ in value } : seal { _, _ in value }
  }

  /// Wrapped by one decorator after the other, in a loop: a closure that passes through a function
  /// of any type, such as `reduce`, is called through two more from then on.
  @usableFromInline func decorate<T>(_ make: @escaping Make<T>) -> Make<T> {
    var make = make
    for decorator in blueprint.decorators(of: slot) {
      // A decorator stands under the key of its service, whose type is this one.
      make = unsafeDowncast(decorator, to: Decorator<T>.self).wrap(make, self)
    }
    return make
  }

  /// The link of the coordinator that lives, which nobody here owns.
  func current<T>() -> Link<T> {
    let record = record
    return Link { container, _ in
      guard let living = container.nearest(T.self)?.extras?.coordinator as? T else {
        throw ResolutionError.outOfScope(record, T.self)
      }
      return living
    }
  }

  /// Runs the callbacks each time that an instance has been made.
  private func telling<T>(_ make: @escaping Make<T>) -> Make<T> {
    if extras?.onCreate.isEmpty ?? true { return make }
    let hooks = Hooks<T>(self)
    return { container, session in
      let value = try make(container, session)
      try hooks.created(value, Resolver(container: container, session: session))
      return value
    }
  }
}
