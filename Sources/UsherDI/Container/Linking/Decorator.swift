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
    _ = wrapped({ _, _ in throw ResolutionError.missingArgument(T.self) }, linker)
  }

  @MainActor func wrap(_ make: @escaping Make<T>, _ linker: Linker) -> Make<T> {
    wrapped(make, linker) ?? make
  }

  @MainActor private func wrapped(_ make: @escaping Make<T>, _ linker: Linker) -> Make<T>? {
    linker.isDecorating = true
    defer { linker.isDecorating = false }
    return apply(make, linker)
  }
}
