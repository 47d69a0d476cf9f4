/// The factory of a registration, by its lifetime.
extension DependencyReader {
  /// Makes the factory of a registration from the closure that makes an instance.
  @inlinable func makeFactory<T>(_ make: @escaping Make<T>) -> InstanceFactory<T> {
    if isPlain { return InstanceFactory(linkage, make) }
    guard let (shared, build) = sharedInstance(make) else { return storedFactory(make) }
    return InstanceFactory(linkage) { factory, container, call in
      try shared.value ?? build(factory, container, call)
    }
  }

  /// `true` if each instance is new, and nothing else is done with it.
  @usableFromInline var isPlain: Bool {
    record.lifetime.kind == .transient && record.kind != .current && !isDecorated && hooks == nil
  }

  private var isDecorated: Bool { !blueprint.decorators(of: slot).isEmpty }

  /// The place of a shared instance, and the closure that makes it; `nil` for other lifetimes.
  @usableFromInline func sharedInstance<T>(
    _ make: @escaping Make<T>
  ) -> (instance: SharedInstance<T>, build: Make<T>)? {
    guard record.lifetime.kind == .shared else { return nil }
    let store = SharedStore(decorate(make), self)
    isMade = { _ in store.kept != nil }
    return (store.shared, { factory, container, _ in try store.build(for: container, factory) })
  }

  @usableFromInline func storedFactory<T>(_ make: @escaping Make<T>) -> InstanceFactory<T> {
    if record.kind == .current { return currentFactory() }
    let make = decorate(make)
    return switch record.lifetime.kind {
    case .scoped: ScopedService(make, self).factory(self)
    case .graph: GraphStore(make, self).factory(self)
    case .weak: WeakStore(make, self).factory(self)
    default: InstanceFactory(linkage, runningCallbacks(make))
    }
  }

  /// The factory of a value: it never ends, but its decorators are kept like a shared instance.
  func value<T>(_ value: T) -> InstanceFactory<T> {
    if isDecorated { return makeFactory { _, _, _ in value } }
    guard record.lifetime.scope != nil else { return InstanceFactory(linkage) { _, _, _ in value } }
    return InstanceFactory(linkage) { [slot, record] _, container, _ in
      _ = try container.owner(of: slot, record)
      return value
    }
  }

  /// The factory of a current coordinator, whose dependencies are not read; `nil` for others.
  @usableFromInline func currentFactory<T>(_ type: T.Type) -> AnyInstanceFactory? {
    isLinking && record.kind == .current ? currentFactory() as InstanceFactory<T> : nil
  }

  /// The factory of the current coordinator, which the container does not own.
  private func currentFactory<T>() -> InstanceFactory<T> {
    InstanceFactory(linkage) { [record] _, container, _ in
      let scope = container.nearest(T.self)?.sideTable
      if let living = scope?.coordinator as? T { return living }
      if let number = scope?.coordinatorNumber {
        throw container.runtime.construction.refuse(number, record)
      }
      throw ResolutionError(.outOfScope, record, .scope(T.self))
    }
  }

  /// Returns a closure that applies the decorators to each instance in order.
  ///
  /// Written as a loop: a closure that passes through a generic function such as `reduce` costs two
  /// more calls each time it runs.
  private func decorate<T>(_ make: @escaping Make<T>) -> Make<T> {
    var make = make
    for decorator in blueprint.decorators(of: slot) {
      make = decorator.typed(T.self).wrap(make, self)
    }
    return make
  }

  /// Returns a closure that also runs the callbacks of each instance.
  private func runningCallbacks<T>(_ make: @escaping Make<T>) -> Make<T> {
    guard let hooks else { return make }
    return { [record] factory, container, call in
      let value = try make(factory, container, call)
      let resolver = Resolver(container: container, call: call)
      let callbacks = hooks.created(Box(value), of: record, resolver)
      try container.runtime.construction.run(callbacks, in: container)
      return value
    }
  }
}
