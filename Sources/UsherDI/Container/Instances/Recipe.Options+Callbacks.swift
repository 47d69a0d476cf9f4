/// Runs the callbacks of an instance's creation and end.
@MainActor extension Recipe.Options {
  /// The callbacks after creation, for one instance.
  func created(
    _ instance: AnyBox, of record: RegistrationRecord, _ resolver: Resolver
  ) -> [@MainActor () throws -> Void] {
    callbacks.onCreate.map { run in
      {
        let container = resolver.container
        try container.requireOpen(for: record)
        // A callback's instances lie deeper in the stack than an initializer's dependencies.
        container.runtime.depth += 1
        defer { container.runtime.depth -= 1 }
        do { try run(instance, resolver) } catch {
          throw ResolutionError.wrapping(error).through(record)
        }
      }
    }
  }

  /// Runs every callback once, even if others throw.
  func ended(_ instance: AnyBox, of record: RegistrationRecord) -> [ContainerError.Problem] {
    callbacks.onEnd.compactMap { run in
      do {
        try run(instance)
        return nil
      } catch { return .failedEnd(record, error) }
    }
  }

  /// Runs the asynchronous ones first, one after the other.
  func closed(
    _ instance: AnyBox, of record: RegistrationRecord
  ) async -> [ContainerError.Problem] {
    var problems: [ContainerError.Problem] = []
    for run in callbacks.onClose {
      do { try await run(instance) } catch { problems.append(.failedEnd(record, error)) }
    }
    return problems + ended(instance, of: record)
  }
}

extension DependencyReader {
  /// The options of its registration with the callbacks; `nil` if it has none.
  var hooks: Recipe.Options? { options.flatMap { $0.callbacks.isEmpty ? nil : $0 } }
}
