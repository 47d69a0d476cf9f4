/// A callback that knows the type of its instance.
final class Hook<Run> {
  let run: Run

  init(_ run: Run) {
    self.run = run
  }
}

/// What runs when an instance has been made and when it ends.
@MainActor struct Hooks<T> {
  typealias Creation = @MainActor (T, Resolver) throws -> Void
  typealias End = @MainActor (T) throws -> Void
  typealias Close = @MainActor (T) async throws -> Void

  let record: RegistrationRecord
  // Kept without their types: those are looked up only where there is something to run.
  private let onCreate: [AnyObject]
  private let onEnd: [AnyObject]
  private let onClose: [AnyObject]

  init(_ builder: FactoryBuilder) {
    let extras = builder.extras
    record = builder.record
    onCreate = extras?.onCreate ?? []
    onEnd = extras?.onEnd ?? []
    onClose = extras?.onClose ?? []
  }

  var endsAsynchronously: Bool { !onClose.isEmpty }

  /// Runs the callbacks of an instance that is kept: closures under way may run again and find it.
  func kept(_ value: T, _ resolver: Resolver) throws {
    guard !onCreate.isEmpty else { return }
    let runtime = resolver.container.runtime
    let first = runtime.pointee.calls.first
    runtime.pointee.calls.first = runtime.pointee.calls.count
    defer { runtime.pointee.calls.first = first }
    try created(value, resolver)
  }

  func created(_ value: T, _ resolver: Resolver) throws {
    guard !onCreate.isEmpty else { return }
    do {
      for hook in onCreate {
        try unsafeDowncast(hook, to: Hook<Creation>.self).run(value, resolver)
      }
    } catch {
      throw ResolutionError.wrapping(error).through(record)
    }
  }

  /// Runs every callback once, whatever the others throw.
  func ended(_ value: T) -> [ContainerError.Problem] {
    onEnd.compactMap { hook in
      do {
        try unsafeDowncast(hook, to: Hook<End>.self).run(value)
        return nil
      } catch { return .failedEnd(record, error) }
    }
  }

  /// Runs those that take time first, one after the other.
  func closed(_ value: T) async -> [ContainerError.Problem] {
    var problems: [ContainerError.Problem] = []
    for hook in onClose {
      do { try await unsafeDowncast(hook, to: Hook<Close>.self).run(value) } catch {
        problems.append(.failedEnd(record, error))
      }
    }
    return problems + ended(value)
  }
}
