/// The callbacks of an instance's creation and end.
@MainActor final class Hooks {
  private let record: RegistrationRecord
  private let options: Recipe.Options

  /// The callbacks of a registration; `nil` if it has none.
  init?(_ builder: DependencyReader) {
    guard let options = builder.options, !options.callbacks.isEmpty else { return nil }
    (record, self.options) = (builder.record, options)
  }

  var endsAsynchronously: Bool { !options.callbacks.onClose.isEmpty }

  /// The callbacks after creation, for one instance.
  func created(
    _ instance: AnyBox, _ resolver: Resolver
  ) -> [@MainActor () throws -> Void] {
    options.callbacks.onCreate.map { run in
      { [record] in
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
