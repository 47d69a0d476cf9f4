/// Collects what a registration needs, and makes its factory once everything is known.
@usableFromInline @MainActor final class FactoryBuilder {
  /// It is the blueprint's, which lives longer.
  unowned(unsafe) let blueprint: Blueprint
  @exclusivity(unchecked) private(set) var slot = 0
  @exclusivity(unchecked) @usableFromInline private(set) var record: RegistrationRecord
  @exclusivity(unchecked) private(set) var extras: Extras?
  @exclusivity(unchecked) private(set) var isCollecting = false
  @exclusivity(unchecked) private(set) var needs: [Need] = []
  @exclusivity(unchecked) private var factories: ContiguousArray<Unmanaged<AnyInstanceFactory>> = []
  @exclusivity(unchecked) private(set) var needsCall = false
  /// Whether the instance is kept already.
  @exclusivity(unchecked) var isMade: (@MainActor (Container) -> Bool)?
  /// How many registrations stand one below the other under this one.
  @exclusivity(unchecked) private(set) var depth = 0
  @exclusivity(unchecked) @usableFromInline private(set) var hasFactories = false
  /// Whether a decorator asks, to which the names of what it wraps mean nothing.
  @exclusivity(unchecked) var isDecorating = false
  /// Whether the coordinator that lives is asked for, not a new one.
  @exclusivity(unchecked) var wantsCurrent = false

  init(_ blueprint: Blueprint, slot: Int) {
    self.blueprint = blueprint
    record = blueprint.record(slot)
  }

  /// Begins with a registration, so that one builder serves for many.
  func begin(_ slot: Int, isCollecting: Bool) {
    self.slot = slot
    self.isCollecting = isCollecting
    record = blueprint.record(slot)
    extras = blueprint.extras(slot)
    if !needs.isEmpty { needs.removeAll(keepingCapacity: true) }
    (needsCall, isMade, depth) = (false, nil, 0)
    (hasFactories, isDecorating, wantsCurrent) = (false, false, false)
  }

  /// Needs a dependency, as the initializer spells it.
  @usableFromInline func need<D>(_ type: D.Type) {
    need(
      type, named: isDecorating ? nil : extras?.namedDependencies[ObjectIdentifier(D.self)]?.name)
  }

  func need<D>(_ type: D.Type, named name: Name?, slot: Int? = nil) {
    if wantsCurrent { return }
    guard !isCollecting else { return needs.append(Need(type: D.self, name: name, slot: slot)) }
    let factory =
      slot.map(blueprint.factory(slot:)) ?? blueprint.lastingFactory(D.self, named: name)
    if factory.needsCall { needsCall = true }
    depth = max(depth, factory.depth)
    factories.append(.passUnretained(factory))
  }

  /// Needs what is registered as a type that is also an argument, where anything is.
  @usableFromInline func needRegistered<D>(_ type: D.Type) {
    guard let hidden = blueprint.hiddenSlot(D.self) else { return }
    need(type, named: nil, slot: hidden)
    hasFactories = true
  }

  /// The factories of what was needed; `nil` where needs are only collected.
  @usableFromInline func finish() -> FactoryList? {
    finish(as: record)
  }

  /// The factories of what a decorator needed, for whose errors another registration is named.
  func finish(as record: RegistrationRecord) -> FactoryList? {
    defer { if !factories.isEmpty { factories.removeAll(keepingCapacity: true) } }
    return isCollecting ? nil : FactoryList(factories, of: record)
  }

  /// Makes the factory of a registration by its lifetime.
  @inlinable func seal<T>(_ make: @escaping Make<T>) -> InstanceFactory<T> {
    if isPlain { return InstanceFactory(make) }
    if let store = sharedStore(make) {
      return InstanceFactory { container, _ in
        if let value = store.value.pointee { return value }
        return try store.build(for: container)
      }
    }
    return record.isScoped ? scoped(isDecorated ? decorate(make) : make) : keep(make)
  }

  /// The factory of what belongs to a scope, whose instances are known by their type here, where it
  /// is made.
  @inlinable func scoped<T>(_ make: @escaping Make<T>) -> InstanceFactory<T> {
    let making: ScopedService.Making = { service, container, session in
      TypedScopedStore(try make(container, session), of: service)
    }
    guard let service = scopedService(T.self, making) else { return keep(make) }
    let factory = InstanceFactory<T> { container, _ in
      try unsafeDowncast(service.instance(for: container), to: TypedScopedStore<T>.self).value
    }
    service.stand(behind: factory)
    return factory
  }

  /// Whether each call makes an instance, and that is all.
  @usableFromInline var isPlain: Bool {
    record.lifetime.kind == .transient && !wantsCurrent && extras?.onCreate.isEmpty != false
      && blueprint.decorators(of: slot).isEmpty
  }

  @usableFromInline func sharedStore<T>(_ make: @escaping Make<T>) -> SharedStore<T>? {
    guard record.lifetime.kind == .shared, !wantsCurrent else { return nil }
    let store = SharedStore(decorate(make), self)
    isMade = { _ in store.kept != nil }
    return store
  }

  /// The factory of every lifetime but shared.
  @usableFromInline func keep<T>(_ make: @escaping Make<T>) -> InstanceFactory<T> {
    if wantsCurrent { return current() }
    let make = decorate(make)
    switch record.lifetime.kind {
    case .transient, .shared, .scoped: return InstanceFactory(telling(make))
    case .graph: return GraphStore(make, self).factory()
    case .weak: return WeakStore(make, self).factory(self)
    }
  }

  /// The factory of a value: nobody ends it, but what it is wrapped in is kept as a shared one is.
  func value<T>(_ value: T) -> InstanceFactory<T> {
    blueprint.decorators(of: slot).isEmpty
      ? InstanceFactory { _, _ in value } : seal { _, _ in value }
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

  /// The factory of the coordinator that lives, which nobody here owns.
  func current<T>() -> InstanceFactory<T> {
    let record = record
    return InstanceFactory { container, _ in
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
