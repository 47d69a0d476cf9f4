/// Makes the factory of a registration, of those of all that it depends on.
@usableFromInline final class FactoryBuilder: DependencyReader {
  @exclusivity(unchecked) private var factories: ContiguousArray<Unmanaged<AnyInstanceFactory>> = []
  @exclusivity(unchecked) private(set) var needsCall = false
  @exclusivity(unchecked) var isMade: (@MainActor (Container) -> Bool)?
  /// How many registrations stand one below the other under this one.
  @exclusivity(unchecked) private(set) var depth = 0

  override func begin(_ slot: Int, in blueprint: Blueprint, _ recipe: Recipe) {
    super.begin(slot, in: blueprint, recipe)
    (needsCall, isMade, depth) = (false, nil, 0)
    if !factories.isEmpty { factories.removeAll(keepingCapacity: true) }
  }

  override func add<D>(_ type: D.Type, _ name: Name?, _ slot: Int?) {
    let factory =
      if let slot { blueprint.factory(slot: slot) } else {
        blueprint.lastingFactory(D.self, named: name)
      }
    if factory.needsCall { needsCall = true }
    depth = max(depth, factory.depth)
    factories.append(.passUnretained(factory))
  }

  @usableFromInline override var builder: FactoryBuilder? { self }

  var count: Int { factories.count }

  /// Makes the factory of the registration, and notes what its users have to know.
  ///
  /// Nothing of the registration is kept, since the builder may outlive its container.
  func build(_ wire: Wire) -> AnyInstanceFactory {
    defer { (options, isMade) = (nil, nil) }
    let (factory, record) = (wire(self) ?? AnyInstanceFactory(), record)
    factory.link(factories, of: record)
    factory.isMade = isMade
    if record.kind.isMaking, let options { factory.declared = options.arguments.map(\.type) }
    factory.depth = depth + (record.kind == .argument ? 0 : 1)
    if !record.lifetime.isKept && record.kind != .value {
      let mayBeginCalls = record.kind == .closure && blueprint.hasGraphs
      factory.needsCall = factory.needsCall || needsCall || mayBeginCalls
    }
    return factory
  }

  /// Makes the factory of a registration by its lifetime.
  @inlinable func makeFactory<T>(_ make: @escaping Make<T>) -> InstanceFactory<T> {
    if isPlain { return InstanceFactory(make) }
    if let store = sharedStore(make) {
      return InstanceFactory { factory, container, _ in
        if let value = store.value { return value }
        return try store.build(for: container, factory)
      }
    }
    return record.isScoped ? scoped(isDecorated ? decorate(make) : make) : unkept(make)
  }

  /// The factory of what belongs to a scope, whose instances are known by their type here, where it
  /// is made.
  @inlinable func scoped<T>(_ make: @escaping Make<T>) -> InstanceFactory<T> {
    let service = scopedService { service, factory, container, call in
      TypedScopedStore(try make(factory, container, call), of: service)
    }
    let factory = InstanceFactory<T> { _, container, _ in
      try unsafeDowncast(service.instance(for: container), to: TypedScopedStore<T>.self).value
    }
    service.attach(to: factory)
    return factory
  }

  /// Whether each call makes an instance, and that is all.
  @usableFromInline var isPlain: Bool {
    record.lifetime.kind == .transient && options?.onCreate.isEmpty != false && !isDecorated
  }

  @usableFromInline var isDecorated: Bool { !blueprint.decorators(of: slot).isEmpty }

  @usableFromInline func sharedStore<T>(_ make: @escaping Make<T>) -> SharedStore<T>? {
    guard record.lifetime.kind == .shared else { return nil }
    let store = SharedStore(decorate(make), self)
    isMade = { _ in store.kept != nil }
    return store
  }

  @usableFromInline func scopedService(_ make: @escaping ScopedService.Making) -> ScopedService {
    let service = ScopedService(self, make)
    isMade = service.isMade
    return service
  }

  /// The factory of what no container keeps until it ends.
  @usableFromInline func unkept<T>(_ make: @escaping Make<T>) -> InstanceFactory<T> {
    if record.kind == .current { return current() }
    let make = decorate(make)
    return switch record.lifetime.kind {
    case .graph: GraphStore(make, self).factory()
    case .weak: WeakStore(make, self).factory(self)
    default: InstanceFactory(runningCallbacks(make))
    }
  }

  /// The factory of a value: nobody ends it, but what it is wrapped in is kept as a shared one is.
  func value<T>(_ value: T) -> InstanceFactory<T> {
    isDecorated ? makeFactory { _, _, _ in value } : InstanceFactory { _, _, _ in value }
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
    return InstanceFactory { _, container, _ in
      let scope = container.nearest(T.self)?.sideTable
      if let living = scope?.coordinator as? T { return living }
      if scope?.isMakingCoordinator == true { throw ResolutionError(.cycle, record) }
      throw ResolutionError(.outOfScope, record, .scope(T.self))
    }
  }

  /// Returns a closure that also runs the callbacks of each instance.
  private func runningCallbacks<T>(_ make: @escaping Make<T>) -> Make<T> {
    guard let hooks = Hooks(self) else { return make }
    return { factory, container, call in
      let value = try make(factory, container, call)
      let callbacks = hooks.created(Box(value), Resolver(container: container, call: call))
      try container.runtime.construction.run(callbacks[...])
      return value
    }
  }
}
