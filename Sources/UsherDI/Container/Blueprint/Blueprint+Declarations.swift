import Usher

/// Arguments and names that are declared, and that nothing takes.
extension Blueprint {
  func unusedDeclarations() -> [Problem] {
    lookup.special.flatMap { index -> [Problem] in
      guard let options = recipes[index].options else { return [] }
      return repeatedArguments(index, options) + propertiesTakenTwice(index, options)
        + unusedNames(index, options)
        + (options.inheritsArguments ? [] : unusedArguments(index, options))
    }
  }

  private func repeatedArguments(_ index: Int, _ options: RegistrationOptions) -> [Problem] {
    options.arguments.repeated.map { .repeatedArgument($0, records[index]) }
  }

  /// Properties of keys that would be the value of two parameters.
  private func propertiesTakenTwice(_ index: Int, _ options: RegistrationOptions) -> [Problem] {
    guard options.keyed != nil, !options.arguments.isEmpty else { return [] }
    let needs = needs(of: base + index).filter { $0.name == nil }
    return options.arguments.map(\.type)
      .filter { type in needs.count { $0.type == type } > 1 }
      .map { .propertyTakenTwice(TypeName.of($0), records[index]) }
  }

  func repeatedScopeArguments() -> [Problem] {
    registrations.opened.flatMap { scope in
      scope.arguments.repeated.map { .repeatedArgument($0, scope.record) }
    }
  }

  private func unusedNames(_ index: Int, _ options: RegistrationOptions) -> [Problem] {
    guard !options.namedDependencies.isEmpty else { return [] }
    let needs = needs(of: base + index)
    return options.namedDependencies
      .filter { renaming in
        !needs.contains { $0.type == renaming.type && $0.name == renaming.name }
      }
      .map { unused in
        let taken = needs.first { $0.type == unused.type && $0.name != nil }
        return taken.map { .repeatedName(unused, $0.name, records[index]) }
          ?? .unusedName(unused, records[index])
      }
  }

  /// Arguments that are declared, and that neither the initializer nor what it makes takes.
  private func unusedArguments(_ index: Int, _ options: RegistrationOptions) -> [Problem] {
    guard !options.arguments.isEmpty else { return [] }
    let isCreation =
      lookup.creations[ObjectIdentifier(records[index].service)] == base + index
      || options.keyed?.scope != nil
    // Most are taken by what declares them, so that few need the walk.
    let made = graph.edges[index].constructed
    let others = options.arguments.map(\.type).filter { type in
      !made.contains { isArgument($0, type) }
    }
    guard !others.isEmpty else { return [] }
    let reached =
      isCreation ? [] : DepthFirstWalk(from: base + index, constructionTargets).order
    return others.filter { isCreation ? !isTakenAnywhere($0) : !isTaken($0, in: reached) }
      .map { .unusedArgument($0, records[index]) }
  }

  private func isTaken(_ type: Any.Type, in slots: [Int]) -> Bool {
    slots.contains { slot in
      record(slot).kind == .closure && slot != slots.last || isArgument(slot, type)
    }
  }

  private func isTakenAnywhere(_ type: Any.Type) -> Bool {
    records.indices.contains { index in
      guard lookup.isUsed[index] else { return false }
      return records[index].kind == .closure
        || graph.edges[index].contains { isArgument(Int($0.target), type) }
    }
  }

  private func isArgument(_ slot: Int, _ type: Any.Type) -> Bool {
    let record = record(slot)
    return record.kind == .argument && record.service == type
  }
}

extension [DeclaredArgument] {
  /// The types that come more than once.
  fileprivate var repeated: [Any.Type] {
    var seen: Set<ObjectIdentifier> = []
    return map(\.type).filter { !seen.insert(ObjectIdentifier($0)).inserted }
  }
}
