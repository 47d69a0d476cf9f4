/// Keeps an instance for the time of one resolve call.
@MainActor final class GraphStore<T> {
  private let make: Make<T>
  private let hooks: Hooks?

  init(_ make: @escaping Make<T>, _ builder: FactoryBuilder) {
    self.make = make
    hooks = Hooks(builder)
  }

  func factory() -> InstanceFactory<T> {
    let factory = InstanceFactory { factory, container, session in
      try self.instance(factory, container, session ?? ResolveCall())
    }
    factory.needsCall = true
    return factory
  }

  private func instance(
    _ factory: AnyInstanceFactory, _ container: Container, _ session: ResolveCall
  ) throws -> T {
    if let value = session.instance(of: self) { return value }
    let value = try make(factory, container, session)
    session.keep(value, for: self)
    do {
      try hooks?.kept(Box(value), Resolver(container: container, session: session))
    } catch {
      session.forget(self)
      throw error
    }
    return value
  }
}
