extension DependencyReader {
  /// Makes an instance once, detects a request for itself, and leaves nothing half-made.
  class KeptStore<T>: InstanceStore {
    private let make: Make<T>
    private let slot: Int
    /// The number of the instance while it is being made.
    private var number: Int?

    @MainActor init(_ make: @escaping Make<T>, _ builder: DependencyReader) {
      self.make = make
      slot = builder.slot
      super.init(builder.record, builder.hooks)
    }

    @MainActor var kept: T? {
      get { nil }
      set {}
    }

    @MainActor override final var instance: AnyBox? { kept.map { Box($0) } }

    @MainActor func store(_ value: T) throws { kept = value }

    @MainActor override final func release(in owner: Container) {
      discard(exchange(&kept, with: nil))
    }

    /// Makes an instance in the container that registered it; arguments of the call stay outside.
    @MainActor final func build(
      for container: Container, _ factory: AnyInstanceFactory
    ) throws -> T {
      let owner = try container.owner(of: slot, record)
      let construction = owner.runtime.construction
      if let number { throw construction.refuse(number, record) }
      defer { number = nil }
      return try construction.make { number in
        self.number = number
        let call = owner.newCall
        let value = try make(factory, owner, call)
        try store(value)
        try owner.requireOpen(orEnding: self)
        try owner.complete(self, number, call)
        return value
      }
    }
  }
}
