/// Keeps an instance for the time of one resolve call.
@MainActor final class GraphStore<T> {
  private let make: Make<T>
  private let hooks: Hooks?

  init(_ make: @escaping Make<T>, _ builder: FactoryBuilder) {
    self.make = make
    hooks = Hooks(builder)
  }

  func factory() -> InstanceFactory<T> {
    let factory = InstanceFactory { factory, container, call in
      try self.instance(factory, container, call ?? ResolveCall())
    }
    factory.needsCall = true
    return factory
  }

  private func instance(
    _ factory: AnyInstanceFactory, _ container: Container, _ call: ResolveCall
  ) throws -> T {
    if let value = call.instance(of: self) { return value }
    let value = try make(factory, container, call)
    call.keep(value, for: self)
    do {
      try hooks?.kept(Box(value), Resolver(container: container, call: call))
    } catch {
      call.forget(self)
      throw error
    }
    return value
  }
}
