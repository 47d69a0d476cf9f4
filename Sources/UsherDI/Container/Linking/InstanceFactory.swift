/// How an instance is made, or found, in a container.
@usableFromInline typealias Make<T> = @MainActor (Container, ResolveCall?) throws -> T

/// A factory whose service has been forgotten.
///
/// It is found by the type of its service, or by the number of a registration of that type, so the
/// type of its instances is known where it is found. The same holds for stores, boxes, hooks and
/// decorators. Casts that rely on it are not checked in release builds: a check costs as much as a
/// look-up. Debug builds, the tests among them, check every one.
@usableFromInline class AnyInstanceFactory {
  /// Whether something on the way is kept for the time of one resolve call.
  @exclusivity(unchecked) @usableFromInline final var needsCall = false

  /// Whether it only throws, since nobody registers the service.
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

  @usableFromInline init() {}

  /// Returns whether arguments are those that it declares, one by one.
  final func declares(_ given: [Argument]) -> Bool {
    given.count == declared.count && zip(given, declared).allSatisfy { $0.type == $1 }
  }

  /// Makes the instance for its own sake.
  @MainActor func run(in container: Container, _ session: ResolveCall?) throws -> Any { () }
}

/// A service of a container, linked to the makers of all it depends on.
@usableFromInline final class InstanceFactory<T>: AnyInstanceFactory {
  @usableFromInline let make: Make<T>

  @inlinable init(_ make: @escaping Make<T>) {
    self.make = make
  }

  override func run(in container: Container, _ session: ResolveCall?) throws -> Any {
    try make(container, session)
  }
}

/// The dependencies of one registration, in the order of its initializer's parameters.
///
/// The factories are kept alive by the blueprint that linked them, which lives as long as its
/// container; not counting references is a third of the speed.
@usableFromInline final class FactoryList {
  @usableFromInline let first: UnsafeMutablePointer<Unmanaged<AnyInstanceFactory>>
  /// How often a closure of this registration runs, each time inside the one before.
  @exclusivity(unchecked) @usableFromInline var running = 0
  private let isEmpty: Bool
  let record: RegistrationRecord

  @MainActor init(
    _ factories: ContiguousArray<Unmanaged<AnyInstanceFactory>>, of record: RegistrationRecord
  ) {
    self.record = record
    isEmpty = factories.isEmpty
    first = isEmpty ? Self.nothing : .allocate(capacity: factories.count)
    for (index, factory) in factories.enumerated() { (first + index).initialize(to: factory) }
  }

  /// The factories of a registration without dependencies, which nobody reads.
  @MainActor private static let nothing = UnsafeMutablePointer<Unmanaged<AnyInstanceFactory>>
    .allocate(
      capacity: 1)

  deinit { if !isEmpty { first.deallocate() } }

  /// The factories, one after the other.
  @inlinable var cursor: Cursor { Cursor(next: first) }

  /// Adds this registration to the path of an error.
  @usableFromInline func trace(_ error: any Error) -> ResolutionError {
    ResolutionError.wrapping(error).through(record)
  }
}

/// Makes dependencies one after the other.
@usableFromInline struct Cursor {
  @usableFromInline var next: UnsafeMutablePointer<Unmanaged<AnyInstanceFactory>>

  @inlinable init(next: UnsafeMutablePointer<Unmanaged<AnyInstanceFactory>>) {
    self.next = next
  }

  /// Makes the next dependency, whose type is the one it was linked as.
  @inline(__always) @inlinable @MainActor mutating func make<D>(
    _ type: D.Type, _ container: Container, _ session: ResolveCall?
  ) throws -> D {
    let factory = next.pointee
    next += 1
    return try factory.borrow {
      try unsafeDowncast($0, to: InstanceFactory<D>.self).make(container, session)
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
