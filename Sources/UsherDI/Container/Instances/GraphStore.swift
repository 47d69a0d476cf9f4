/// Keeps an instance for the time of one resolve call.
@MainActor final class GraphStore<T> {
  private let make: Make<T>
  private let hooks: Hooks<T>

  init(_ make: @escaping Make<T>, _ builder: FactoryBuilder) {
    self.make = make
    hooks = Hooks(builder)
  }

  func factory() -> InstanceFactory<T> {
    let factory = InstanceFactory { container, session in
      try self.instance(container, session ?? ResolveCall())
    }
    factory.needsCall = true
    return factory
  }

  private func instance(_ container: Container, _ session: ResolveCall) throws -> T {
    if let value = session.instance(of: self) { return value }
    let value = try make(container, session)
    session.keep(value, for: self)
    do {
      try hooks.kept(value, Resolver(container: container, session: session))
    } catch {
      session.forget(self)
      throw error
    }
    return value
  }
}
