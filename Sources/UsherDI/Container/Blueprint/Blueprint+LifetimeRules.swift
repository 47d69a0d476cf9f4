import Usher

extension Blueprint {
  /// Generic types whose registration was inferred to take a resolver by mistake.
  ///
  /// Nothing depends on such a type, so only a few type names need to be read.
  func inferredOfResolver(_ dependents: Dependents) -> [Problem] {
    let recipes = recipes  // read once, so that the loop needs no exclusivity checks
    return recipes.indices.filter { index in
      recipes[index].record.kind == .closure && recipes[index].isUsed
        && dependents.of(base + index).allSatisfy { record($0.slot).kind == .alias }
        && TypeName.full(recipes[index].record.service).contains("<UsherDI.Resolver>")
    }.map { .inferredOfResolver(recipes[$0].record) }
  }

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
  fileprivate var isOwned: Bool {
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
