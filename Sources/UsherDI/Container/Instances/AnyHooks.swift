/// What runs when an instance of a scope has been made and when it ends.
@MainActor final class AnyHooks {
  let unawaited: RegistrationRecord?
  let created: @MainActor (ScopedStore, Resolver) throws -> Void
  let ended: @MainActor (ScopedStore) -> [ContainerError.Problem]
  let closed: @MainActor (ScopedStore) async -> [ContainerError.Problem]

  init<T>(_ hooks: Hooks<T>) {
    unawaited = hooks.endsAsynchronously ? hooks.record : nil
    created = { try hooks.kept(Self.value($0), $1) }
    ended = { hooks.ended(Self.value($0)) }
    closed = { await hooks.closed(Self.value($0)) }
  }

  private static func value<T>(_ instance: ScopedStore) -> T {
    unsafeDowncast(instance, to: TypedScopedStore<T>.self).value
  }
}
