/// The callbacks of an instance's creation and end.
@MainActor final class Hooks {
  private let record: RegistrationRecord
  private let options: Recipe.Options

  fileprivate init(_ record: RegistrationRecord, _ options: Recipe.Options) {
    (self.record, self.options) = (record, options)
  }

  var endsAsynchronously: Bool { !options.callbacks.onClose.isEmpty }

  /// The callbacks after creation, for one instance.
  func created(
    _ instance: AnyBox, _ resolver: Resolver
  ) -> [@MainActor () throws -> Void] {
    options.callbacks.onCreate.map { run in
      { [record] in
        let container = resolver.container
        try container.requireOpen(for: record)
        // What a callback resolves lies deeper in the stack than what an initializer needs.
        container.runtime.depth += 1
        defer { container.runtime.depth -= 1 }
        do { try run(instance, resolver) } catch {
          throw ResolutionError.wrapping(error).through(record)
        }
      }
    }
  }

  /// Runs every callback once, even if others throw.
  func ended(_ instance: AnyBox) -> [ContainerError.Problem] {
    options.callbacks.onEnd.compactMap { run in
      do {
        try run(instance)
        return nil
      } catch { return .failedEnd(record, error) }
    }
  }

  /// Runs the asynchronous ones first, one after the other.
  func closed(_ instance: AnyBox) async -> [ContainerError.Problem] {
    var problems: [ContainerError.Problem] = []
    for run in options.callbacks.onClose {
      do { try await run(instance) } catch { problems.append(.failedEnd(record, error)) }
    }
    return problems + ended(instance)
  }
}

extension DependencyReader {
  /// The callbacks of its registration; `nil` if it has none.
  var hooks: Hooks? {
    guard let options, !options.callbacks.isEmpty else { return nil }
    return Hooks(record, options)
  }
}
