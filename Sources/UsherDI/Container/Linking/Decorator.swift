/// Wraps instances of a service, whose type has been forgotten.
class AnyDecorator {
  let record: RegistrationRecord

  init(_ record: RegistrationRecord) {
    self.record = record
  }

  /// Tells a builder what it needs.
  @MainActor func collect(_ builder: FactoryBuilder) {}
}

/// Wraps instances of a service.
final class Decorator<T>: AnyDecorator {
  typealias Wrap = @MainActor (@escaping Make<T>, FactoryBuilder) -> Make<T>?
  private let apply: Wrap

  init(_ record: RegistrationRecord, _ apply: @escaping Wrap) {
    self.apply = apply
    super.init(record)
  }

  override func collect(_ builder: FactoryBuilder) {
    _ = wrapped({ _, _ in throw ResolutionError.missingArgument(T.self) }, builder)
  }

  @MainActor func wrap(_ make: @escaping Make<T>, _ builder: FactoryBuilder) -> Make<T> {
    wrapped(make, builder) ?? make
  }

  @MainActor private func wrapped(_ make: @escaping Make<T>, _ builder: FactoryBuilder) -> Make<T>?
  {
    builder.isDecorating = true
    defer { builder.isDecorating = false }
    return apply(make, builder)
  }
}
