public import Usher

/// A container is the scope of a coordinator: each start makes a child, which ends with it.
extension Container: CoordinatorScope {
  /// Makes the child container for the scope of a coordinator.
  ///
  /// - Throws: `ResolutionError` if this container has ended.
  public func makeChild(for type: Coordinator.Type) throws -> any CoordinatorScope {
    try child(scope: type, arguments: [])
  }
}

/// A coordinator to start by type: its arguments, and its container's additions.
@MainActor struct Start<C: Coordinator> {
  let arguments: [Argument]
  var adding: ((Registrar) -> Void)?

  /// Makes the coordinator in a child of its own, which is ended again on failure.
  func make(in scope: any CoordinatorScope) throws -> (Coordinator, any CoordinatorScope) {
    let parent = try Container.of(scope, for: C.self)
    let creation = try parent.creation(of: C.self)
    let given = try parent.blueprint.accepted(arguments, declaredBy: creation)
    let blueprint = try adding.map { try parent.blueprint(parent.added(by: $0), C.self, given) }
    let child = try parent.emptyChild(scope: C.self, arguments: given, blueprint: blueprint)
    let coordinator = try child.start {
      let slot = try child.creation(of: C.self)
      return try child.makeCoordinator(slot) { try child.make(C.self, slot: slot) }
    }
    return (coordinator, child)
  }

  func source() -> CoordinatorSource {
    CoordinatorSource(type: C.self, signature: arguments.signature(of: C.self), make: make)
  }
}

extension Container {
  /// A coordinator's scope as a container.
  static func of(
    _ scope: any CoordinatorScope, for service: Any.Type, at site: CallSite? = nil
  ) throws(ResolutionError) -> Container {
    if let container = scope as? Container { return container }
    throw ResolutionError(.noContainer, service, at: site)
  }

  /// The registration that makes a coordinator; a lookup of its type finds the current one instead.
  func creation(of type: Coordinator.Type) throws -> Int {
    guard let slot = blueprint.creation(of: type) else {
      throw ResolutionError.missing(type, named: nil, blueprint.catalog)
    }
    return slot
  }
}

extension [Argument] {
  /// A type with its arguments; `nil` unless all arguments can be compared.
  func signature(of type: Any.Type) -> AnyHashable? {
    let parts = compactMap { ($0.box.any as? any Hashable).map { AnyHashable($0) } }
    guard parts.count == count else { return nil }
    return [AnyHashable(ObjectIdentifier(type))] + parts
  }
}
