/// Wraps instances of a service, whose type has been forgotten.
class AnyDecorator {
  let record: RegistrationRecord

  init(_ record: RegistrationRecord) {
    self.record = record
  }

  @MainActor func collect(_ reader: DependencyReader) {}
}

/// Wraps instances of a service.
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

  @MainActor func wrap(_ make: @escaping Make<T>, _ reader: DependencyReader) -> Make<T> {
    reader.isDecorating = true
    defer { reader.isDecorating = false }
    return apply(make, reader)
  }
}
