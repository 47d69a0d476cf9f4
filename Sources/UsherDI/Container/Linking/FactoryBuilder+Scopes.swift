extension FactoryBuilder {
  /// The service of what belongs to a scope; `nil` where a registration belongs to none.
  @usableFromInline func scopedService(_ make: @escaping ScopedService.Making) -> ScopedService? {
    guard let scope = record.lifetime.scope, !wantsCurrent else { return nil }
    let service = ScopedService(self, scope: scope, make)
    isMade = service.isMade
    return service
  }

  @usableFromInline var isDecorated: Bool { !blueprint.decorators(of: slot).isEmpty }
}
