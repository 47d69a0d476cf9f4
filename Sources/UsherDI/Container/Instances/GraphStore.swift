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
      let call = call ?? ResolveCall()
      if let value = call.instance(of: self) { return value }
      let value = try self.make(factory, container, call)
      call.keep(value, for: self)
      do {
        try self.hooks?.kept(Box(value), Resolver(container: container, call: call))
      } catch {
        call.forget(self)
        throw error
      }
      return value
    }
    factory.needsCall = true
    return factory
  }
}
