extension DependencyReader {
  /// Keeps an instance for the duration of one resolve call.
  @MainActor final class GraphStore<T> {
    private let make: Make<T>
    private let record: RegistrationRecord
    private let hooks: Recipe.Options?
    /// The number of instances that are being made.
    private var makings = 0

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
      if makings > 0, let number = call.making(id) { throw construction.refuse(number, record) }
      return try construction.make { number in
        call.begin(id, number)
        makings += 1
        defer {
          makings -= 1
          call.end()
        }
        let box = Box(try make(factory, container, call))
        let types = call.store(box, id)
        let known = Container.Construction.FindableInstance(in: container) { call.forget(id, box) }
        let resolver = Resolver(container: container, call: call)
        let callbacks = hooks?.created(box, of: record, resolver) ?? []
        try construction.complete(number, known, callbacks)
        call.store(box, id, after: types)
        return box.value
      }
    }
  }
}
