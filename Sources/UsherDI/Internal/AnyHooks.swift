/// What runs when an instance in a box has been made and when it ends.
@MainActor struct AnyHooks {
  let record: Record
  let unawaited: Record?
  let created: @MainActor (AnyBox, Resolver) throws -> Void
  let ended: @MainActor (AnyBox) -> [ContainerError.Problem]
  let closed: @MainActor (AnyBox) async -> [ContainerError.Problem]

  init<T>(_ hooks: Hooks<T>) {
    record = hooks.record
    unawaited = hooks.endsAsynchronously ? hooks.record : nil
    created = { try hooks.kept(Self.value($0), $1) }
    ended = { hooks.ended(Self.value($0)) }
    closed = { await hooks.closed(Self.value($0)) }
  }

  private static func value<T>(_ box: AnyBox) -> T {
    unsafeDowncast(box, to: Box<T>.self).value
  }
}
