import Usher

extension Blueprint {
  func voidDeclarations() -> [Problem] {
    lookup.special.compactMap { voidDeclaration(recipes[$0].record, recipes[$0].options) }
  }

  private func voidDeclaration(
    _ record: RegistrationRecord, _ options: Recipe.Options?
  ) -> Problem? {
    if record.kind.isMaking, record.isCoordinator, record.lifetime.isKept {
      return .keptCoordinator(record)
    }
    if record.isWeakValue { return .weakValue(record) }
    if record.kind == .asynchronous && !record.lifetime.isKept { return .unkept(record) }
    guard let options, !options.callbacks.isEmpty || options.isEager else { return nil }
    let callbacks = options.callbacks
    let ends = !callbacks.onEnd.isEmpty || !callbacks.onClose.isEmpty
    if record.kind == .value && !callbacks.onCreate.isEmpty { return .handedIn(record) }
    guard record.isOwned else {
      if ends { return .void(record, "An end callback") }
      return options.isEager ? .void(record, "eager()") : nil
    }
    // The scope of a coordinator ends without waiting.
    let keeper = (record.lifetime.scope ?? place.scope) as? Coordinator.Type
    guard !callbacks.onClose.isEmpty, let keeper else { return nil }
    return .unawaitableEnd(record, of: keeper)
  }
}

extension RegistrationRecord {
  /// `true` if a container keeps the instance and ends it.
  var isOwned: Bool {
    kind != .value && (lifetime.kind == .shared || lifetime.kind == .scoped)
  }

  /// `true` if a value type would be held weakly.
  ///
  /// The type behind a protocol is known only once the instance is made.
  fileprivate var isWeakValue: Bool {
    guard lifetime.kind == .weak else { return false }
    let object = (service as? any OptionalForm.Type)?.element ?? service
    return !(object is AnyClass) && !TypeName.isProtocol(object)
  }
}

/// Longer-lived instances that would hold shorter-lived ones.
extension Blueprint {
  func captives(_ dependents: Dependents) -> [Problem] {
    let scoped = keepers(of: dependents.needed.filter(isScopedBelow), dependents) { _ in true }
    // A provider gets the argument from its caller.
    let given = keepers(of: dependents.needed.filter(isGivenBelow), dependents) {
      $0 != .provider
    }
    let known = Set(scoped.map { $0[0] })
    return (scoped + given.filter { !known.contains($0[0]) })
      .filter { $0[0] >= base }.sorted { $0[0] < $1[0] }
      .map { .captive($0.map(record)) }
  }

  /// The paths to longer-lived instances that would keep one of some registrations, directly or
  /// through instances that are not kept.
  private func keepers(
    of short: [Int], _ dependents: Dependents, passing passes: @MainActor (Edge.Kind) -> Bool
  ) -> [[Int]] {
    var trail = Dependents.Trail(self)
    dependents.search(from: short, &trail) { user, _ in
      guard passes(user.kind) else { return .ignore }
      switch record(user.slot).lifetime.kind {
      case .transient, .graph: return .pass
      case .shared, .weak: return .end
      case .scoped: return .ignore
      }
    }
    return trail.ends.map(trail.way)
  }

  /// `true` if it belongs to a scope further down, so no instance kept here can have it.
  private func isScopedBelow(_ slot: Int) -> Bool {
    guard let scope = record(slot).lifetime.scope else { return false }
    return !place.enclosing.contains(ObjectIdentifier(scope))
  }

  /// `true` if it is an argument that is not available to everything this container makes.
  func isGivenBelow(_ slot: Int) -> Bool {
    guard let argument = argument(slot), argument.slot == nil else { return false }
    return !place.given.contains(ObjectIdentifier(argument.declared.type))
  }

  /// `true` if the opener of some scope supplies an argument to the whole scope.
  func isGivenByScope(_ type: Any.Type) -> Bool {
    givenByScopes.contains(ObjectIdentifier(type)) || (parent?.isGivenByScope(type) ?? false)
  }

  func findGivenByScopes() -> Set<ObjectIdentifier> {
    let creations = Array(lookup.creations.values) + lookup.keyedCreations.values.joined()
    let taken = creations.compactMap(options).flatMap(\.taken)
    return Set((lookup.scopes.values.flatMap(\.arguments) + taken).map(\.id))
  }
}
