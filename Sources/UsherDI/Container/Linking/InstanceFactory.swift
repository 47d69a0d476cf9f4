/// How an instance is made, or found, in a container.
///
/// It is given its own factory, which has the factories of what it depends on. So the closure of an
/// initializer captures nothing but that, and where the compiler knows it, nothing at all.
@usableFromInline typealias Make<T> =
  @MainActor (AnyInstanceFactory, Container, ResolveCall?) throws -> T

/// A factory whose service has been forgotten.
///
/// It is found by the type of its service, or by the number of a registration of that type, so the
/// type of its instances is known where it is found. The same holds for stores, boxes, hooks and
/// decorators. Casts that rely on it are not checked in release builds: a check costs as much as a
/// look-up. Debug builds, the tests among them, check every one.
///
/// What it depends on is kept alive by the blueprint that linked it, which lives as long as its
/// container; not counting references is a third of the speed.
@usableFromInline class AnyInstanceFactory {
  /// What it depends on, in the order of its initializer's parameters and then of its decorators'.
  @exclusivity(unchecked) @usableFromInline final private(set) var dependencies: Dependencies?
  /// The registration, for errors; it is the blueprint's as well.
  @exclusivity(unchecked) unowned(unsafe) final private(set) var record: RegistrationRecord?
  /// The runs of its closure, each inside the one before.
  final var runs = ClosureRuns()
  /// Whether something on the way is kept for the time of one resolve call.
  @exclusivity(unchecked) @usableFromInline final var needsCall = false
  @exclusivity(unchecked) final var isMissing = false
  /// The types of what its caller gives, where it is the one that declares them.
  @exclusivity(unchecked) final var declared: [Any.Type] = []
  /// The length of the longest chain of registrations below it, itself included.
  @exclusivity(unchecked) final var depth = 0
  /// Keeps the instance, where it belongs to a scope.
  final var scoped: ScopedService?
  /// Whether the instance is kept already, in a container or for it.
  @exclusivity(unchecked) final var isMade: (@MainActor (Container) -> Bool)?
  /// Returns an instance that is made asynchronously, and makes it where it is not there.
  final var resolved: (@MainActor (Container) async throws -> Any)?

  @usableFromInline typealias Dependencies = UnsafeMutablePointer<Unmanaged<AnyInstanceFactory>>

  @usableFromInline init() {}

  deinit { dependencies?.deallocate() }

  /// Gives it what it depends on, once that is known.
  final func link(
    _ factories: ContiguousArray<Unmanaged<AnyInstanceFactory>>, of record: RegistrationRecord
  ) {
    self.record = record
    guard !factories.isEmpty else { return }
    let first = Dependencies.allocate(capacity: factories.count)
    for (index, factory) in factories.enumerated() { (first + index).initialize(to: factory) }
    dependencies = first
  }

  /// What it depends on, one after the other.
  @inline(__always) @inlinable final var cursor: Cursor { Cursor(next: dependencies) }

  /// What one of its decorators depends on, which begins at a place.
  final func cursor(from first: Int) -> Cursor { Cursor(next: dependencies.map { $0 + first }) }

  /// Adds its registration to the path of an error.
  @usableFromInline final func trace(_ error: any Error) -> ResolutionError {
    let error = ResolutionError.wrapping(error)
    return record.map(error.through) ?? error
  }

  /// Returns whether arguments are those that it declares, one by one.
  final func declares(_ given: [Argument]) -> Bool {
    given.count == declared.count && zip(given, declared).allSatisfy { $0.type == $1 }
  }

  /// Makes the instance for its own sake.
  @MainActor func run(in container: Container, _ call: ResolveCall?) throws -> Any { () }
}

/// A service of a container, linked to the makers of all it depends on.
@usableFromInline final class InstanceFactory<T>: AnyInstanceFactory {
  @usableFromInline let make: Make<T>

  @inlinable init(_ make: @escaping Make<T>) {
    self.make = make
  }

  @inline(__always) @inlinable @MainActor func instance(
    in container: Container, _ call: ResolveCall?
  ) throws -> T {
    try make(self, container, call)
  }

  override func run(in container: Container, _ call: ResolveCall?) throws -> Any {
    try instance(in: container, call)
  }
}

/// Makes dependencies one after the other.
@usableFromInline struct Cursor {
  @usableFromInline var next: AnyInstanceFactory.Dependencies?

  @inlinable init(next: AnyInstanceFactory.Dependencies?) {
    self.next = next
  }

  /// Makes the next dependency, of which there is one, and whose type is the one it was linked as.
  @inline(__always) @inlinable @MainActor mutating func make<D>(
    _ type: D.Type, _ container: Container, _ call: ResolveCall?
  ) throws -> D {
    let factory = next.unsafelyUnwrapped
    next = factory + 1
    return try factory.pointee.borrow {
      try unsafeDowncast($0, to: InstanceFactory<D>.self).instance(in: container, call)
    }
  }
}

extension Unmanaged {
  /// Lends the object without counting, which is a third of the speed.
  ///
  /// The code that stored it unretained keeps it alive: a factory lives as long as its blueprint,
  /// and that as long as the container that is resolving. The call is the standard library's for
  /// this, under its own name until it has another.
  @inline(__always) @inlinable func borrow<R>(_ body: (Instance) throws -> R) rethrows -> R {
    try _withUnsafeGuaranteedRef(body)
  }
}
