/// Wraps instances of a service, whose type has been forgotten.
class AnyDecorator {
  let record: Record

  init(_ record: Record) {
    self.record = record
  }

  /// Tells a linker what it needs.
  @MainActor func collect(_ linker: Linker) {}
}

/// Wraps instances of a service.
final class Decorator<T>: AnyDecorator {
  typealias Wrap = @MainActor (@escaping Make<T>, Linker) -> Make<T>?
  private let apply: Wrap

  init(_ record: Record, _ apply: @escaping Wrap) {
    self.apply = apply
    super.init(record)
  }

  override func collect(_ linker: Linker) {
    _ = apply({ _, _ in throw ResolutionError.missingArgument(T.self) }, linker)
  }

  @MainActor func wrap(_ make: @escaping Make<T>, _ linker: Linker) -> Make<T> {
    apply(make, linker) ?? make
  }
}
