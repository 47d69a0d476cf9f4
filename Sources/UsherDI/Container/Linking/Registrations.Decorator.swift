extension Registrations {
  /// Wraps instances of a service, without its static type.
  class AnyDecorator {
    let record: RegistrationRecord

    init(_ record: RegistrationRecord) { self.record = record }

    @MainActor func collect(_ reader: DependencyReader) {}

    /// Returns the wiring of the wrapped service, which a container above has registered.
    func wire(around slot: Int) -> Wire { { _ in nil } }

    /// The decorator with its static type, which its key guarantees.
    final func typed<T>(_ type: T.Type) -> Decorator<T> {
      guard let decorator = self as? Decorator<T> else {
        let found = "that of \(record.description), at \(record.site),"
        refuse("A decorator of \(TypeName.of(T.self))", found)
      }
      return decorator
    }
  }

  final class Decorator<T>: AnyDecorator {
    typealias Wrap = @MainActor (@escaping Make<T>, DependencyReader) -> Make<T>
    private let apply: Wrap

    init(_ record: RegistrationRecord, _ apply: @escaping Wrap) {
      self.apply = apply
      super.init(record)
    }

    override func collect(_ reader: DependencyReader) {
      _ = wrap({ _, _, _ in throw ResolutionError(.missingArgument, T.self) }, reader)
    }

    override func wire(around slot: Int) -> Wire {
      { reader in
        reader.need(T.self, named: nil, slot: slot)
        return reader.builder?.makeFactory { factory, container, call in
          try factory.linkage.dependencies[0].typed(T.self).instance(in: container, call)
        } as InstanceFactory<T>?
      }
    }

    @MainActor func wrap(_ make: @escaping Make<T>, _ reader: DependencyReader) -> Make<T> {
      reader.decorator = record
      defer { reader.decorator = nil }
      return apply(make, reader)
    }
  }
}
