extension FactoryBuilder {
  /// The service of what belongs to a scope; `nil` where a registration belongs to none.
  @usableFromInline func scopedService<T>(
    _ type: T.Type, _ make: @escaping ScopedService.Making
  ) -> ScopedService? {
    guard let scope = record.lifetime.scope, !wantsCurrent else { return nil }
    let hasHooks = extras.map { !$0.onCreate.isEmpty || !$0.onEnd.isEmpty || !$0.onClose.isEmpty }
    let hooks = hasHooks == true ? AnyHooks(Hooks<T>(self)) : nil
    let service = ScopedService(self, hooks, scope: scope, make)
    isMade = service.isMade
    return service
  }

  /// Whether something wraps what is made.
  @usableFromInline var isDecorated: Bool { !blueprint.decorators(of: slot).isEmpty }
}
