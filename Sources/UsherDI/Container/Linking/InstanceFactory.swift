/// Makes an instance in a container, or finds it there.
///
/// It receives its own factory, which has the factories of its dependencies. So the closure of an
/// initializer captures only the initializer, or nothing if the compiler knows it.
@usableFromInline typealias Make<T> =
  @MainActor (AnyInstanceFactory, Container, ResolveCall?) throws -> T

/// A factory without its static service type.
///
/// Its stored properties are constants, because reading a constant needs no exclusivity check.
@usableFromInline class AnyInstanceFactory {
  final let linkage: Linkage
  final let runs: ClosureRuns?
  /// Finds and makes an asynchronous instance; only the factory holds the closures, which hold it.
  final var awaited:
    (
      isMade: @MainActor (Container) -> Bool, resolved: @MainActor (Container) async throws -> Any
    )?

  init(_ linkage: Linkage) {
    runs = linkage.record?.kind == .closure ? ClosureRuns() : nil
    self.linkage = linkage
  }

  final var record: RegistrationRecord? { linkage.record }
  final var needsCall: Bool { linkage.needsCall }
  final var depth: Int { linkage.depth }

  /// Makes the next dependency.
  @usableFromInline @MainActor final func make<D>(
    _ type: D.Type, _ next: inout Int, _ container: Container, _ call: ResolveCall?
  ) throws -> D {
    let factory = linkage.dependencies[next].typed(D.self)
    next += 1
    return try factory.instance(in: container, call)
  }

  /// The factory with its static type, which the key of its lookup guarantees.
  @inlinable final func typed<T>(_ type: T.Type) -> InstanceFactory<T> {
    guard let factory = self as? InstanceFactory<T> else { refuse(T.self) }
    return factory
  }

  @usableFromInline final func refuse(_ type: Any.Type) -> Never {
    let found = record.map { "\($0.description), registered at \($0.site)," } ?? "another type"
    UsherDI.refuse("The factory of \(TypeName.of(type))", "that of \(found)")
  }

  /// Adds its registration to the path of an error.
  @usableFromInline final func trace(_ error: any Error) -> ResolutionError {
    let error = ResolutionError.wrapping(error)
    return record.map { error.through($0, declaring: linkage.declared) } ?? error
  }

  /// A call for an instance that begins one; `nil` if it uses nothing of its call.
  @MainActor final var newCall: ResolveCall? {
    needsCall ? ResolveCall() : nil
  }

  /// Returns true if arguments match the declared ones in order.
  final func declares(_ given: [Argument]) -> Bool {
    given.count == linkage.declared.count
      && given.indices.allSatisfy { given[$0].type == linkage.declared[$0] }
  }

  /// Makes an instance that nothing has asked for.
  @MainActor func run(in container: Container, _ call: ResolveCall?) throws -> Any { () }
}

/// A service of a container, linked to the factories of all it depends on.
@usableFromInline final class InstanceFactory<T>: AnyInstanceFactory {
  @usableFromInline let make: Make<T>

  @usableFromInline init(_ linkage: Linkage, _ make: @escaping Make<T>) {
    self.make = make
    super.init(linkage)
  }

  @inlinable @MainActor func instance(
    in container: Container, _ call: ResolveCall?
  ) throws -> T {
    try make(self, container, call)
  }

  override func run(in container: Container, _ call: ResolveCall?) throws -> Any {
    try instance(in: container, call)
  }
}
