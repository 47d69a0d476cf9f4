extension DependencyReader {
  /// Keeps an instance for the duration of one resolve call.
  @MainActor final class GraphStore<T> {
    private let make: Make<T>
    private let record: RegistrationRecord
    private let hooks: Hooks?

    init(_ make: @escaping Make<T>, _ builder: DependencyReader) {
      self.make = make
      record = builder.record
      hooks = builder.hooks
    }

    func factory(_ builder: DependencyReader) -> InstanceFactory<T> {
      var linkage = builder.linkage
      linkage.needsCall = true
      return InstanceFactory(linkage) { factory, container, call in
        try self.instance(factory, container, call ?? ResolveCall())
      }
    }

    private func instance(
      _ factory: AnyInstanceFactory, _ container: Container, _ call: ResolveCall
    ) throws -> T {
      let id = ObjectIdentifier(self)
      if let known = call.instance(id) { return known.value(T.self) }
      let construction = container.runtime.construction
      if let number = call.making(id) { throw construction.refuse(number, record) }
      return try construction.make(record, at: nil) { number in
        let made = try call.make(id, number) {
          Box(try make(factory, container, call))
        } completing: { box in
          let resolver = Resolver(container: container, call: call)
          let kept = Container.Construction.Kept(in: container) { call.forget(id, box) }
          try construction.complete(number, kept, hooks?.created(box, resolver) ?? [])
        }
        return made.value
      }
    }
  }
}
