/// How deep a stack may grow: initializers and closures call one another through the whole graph.
///
/// A chain of initializers is refused when the container is made, a chain of resolve calls inside
/// one another when it runs. So no more than twice as many registrations are ever being made at once.
@usableFromInline enum Depth {
  /// The most registrations in a chain, and the most under way where another resolve call begins.
  @inlinable static var limit: Int { 1_000 }
}

/// A closure or callback of a registration that runs.
@usableFromInline struct ClosureCall {
  @usableFromInline let registration: ObjectIdentifier
  // These live as long as the call.
  @usableFromInline let container: Unmanaged<Container>
  @usableFromInline let call: Unmanaged<ResolveCall>?

  @inline(__always) @inlinable @MainActor init(
    _ factory: AnyInstanceFactory, in container: Container, _ call: ResolveCall?
  ) {
    registration = ObjectIdentifier(factory)
    self.container = .passUnretained(container)
    self.call = call.map { Unmanaged.passUnretained($0) }
  }

  /// Returns whether another call is one of the same registration with the same arguments.
  @MainActor func repeats(_ other: ClosureCall) -> Bool {
    guard registration == other.registration else { return false }
    let another = other.container.takeUnretainedValue()
    guard container.takeUnretainedValue().isLike(another) else { return false }
    let own = call?.takeUnretainedValue().arguments ?? []
    let given = other.call?.takeUnretainedValue().arguments ?? []
    return own.elementsEqual(given) { $0.isEqual(to: $1) }
  }
}

extension Container {
  /// Whether another one sees the same registrations, scopes and arguments.
  fileprivate func isLike(_ other: Container) -> Bool {
    if self === other { return true }
    let isSame = blueprint === other.blueprint && openScopes == other.openScopes
    return isSame && allArguments.elementsEqual(other.allArguments) { $0.isEqual(to: $1) }
  }

  private var openScopes: Set<ObjectIdentifier> {
    Set(lineage.compactMap { $0.scope.map { ObjectIdentifier($0) } })
  }

  private var allArguments: [Argument] { lineage.flatMap(\.arguments) }
}

extension Argument {
  /// Returns whether arguments are equal; those that cannot be compared are not.
  fileprivate func isEqual(to other: Argument) -> Bool {
    if box === other.box { return true }
    guard type == other.type else { return false }
    if let own = box.any as? any Hashable, let other = other.box.any as? any Hashable {
      return AnyHashable(own) == AnyHashable(other)
    }
    guard Swift.type(of: box.any) is AnyClass else { return false }
    return box.any as AnyObject === other.box.any as AnyObject
  }
}

extension AnyInstanceFactory {
  /// Takes on the properties of the factories that it is made of.
  func stands(for factories: [AnyInstanceFactory]) {
    needsCall = factories.contains(where: \.needsCall)
    depth = factories.map(\.depth).max() ?? 0
  }
}

extension Container {
  /// Notes that a closure of a registration begins, unless the same call is under way.
  @inline(__always) @inlinable func enter(
    _ factory: AnyInstanceFactory, _ call: ResolveCall?
  ) throws {
    let closure = ClosureCall(factory, in: self, call)
    if factory.running > 0 { try requireNew(closure, factory) }
    runtime.calls.append(closure)
    factory.running &+= 1
  }

  /// Notes that the closure that began last is done.
  @inline(__always) @inlinable func leave(_ factory: AnyInstanceFactory) {
    runtime.calls.removeLast()
    factory.running &-= 1
  }

  @usableFromInline func requireNew(_ closure: ClosureCall, _ factory: AnyInstanceFactory) throws {
    guard let record = factory.record else { return }
    for other in runtime.calls.dropFirst(runtime.firstCall) where closure.repeats(other) {
      throw ResolutionError(.cycle, record)
    }
  }
}
