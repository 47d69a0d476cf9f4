import Usher

/// Declared arguments and names that no parameter takes.
extension Blueprint {
  func unusedDeclarations() -> [Problem] {
    var problems: [Problem] = []
    let recipes = recipes  // read once, so that the loop needs no exclusivity checks
    for index in lookup.special {
      guard let options = recipes[index].options else { continue }
      let record = recipes[index].record
      for type in options.arguments.repeated { problems.append(.repeatedArgument(type, record)) }
      for type in options.arguments.lazy.map(\.type) where isTakenTwice(type, index, options) {
        problems.append(.propertyTakenTwice(TypeName.of(type), record))
      }
      if !options.namedDependencies.isEmpty { problems += unusedNames(index, options) }
      for type in options.arguments.lazy.map(\.type) where isUnused(type, index, options) {
        problems.append(.unusedArgument(type, record))
      }
    }
    return problems
  }

  /// `true` if one property of a key would be passed to two parameters.
  private func isTakenTwice(
    _ type: Any.Type, _ index: Int, _ options: Recipe.Options
  ) -> Bool {
    options.keyed != nil
      && graph.edges[index].count { $0.kind == .direct && isArgument(Int($0.target), type) } > 1
  }

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

  func repeatedScopeArguments() -> [Problem] {
    registrations.opened.filter(\.isOfTag).flatMap { tag in
      tag.arguments.repeated.map { .repeatedArgument($0, tag.record) }
    }
  }

  private func unusedNames(_ index: Int, _ options: Recipe.Options) -> [Problem] {
    let needs = needs(of: base + index)
    return options.namedDependencies
      .filter { renaming in
        !needs.contains { $0.type == renaming.type && $0.name == renaming.name }
      }
      .map { unused in
        let taken = needs.first { $0.type == unused.type && $0.name != nil }
        return taken.map { .repeatedName(unused, $0.name, recipes[index].record) }
          ?? .unusedName(unused, recipes[index].record)
      }
  }

  /// `true` if neither the initializer nor any dependency it makes takes a declared argument.
  private func isUnused(_ type: Any.Type, _ index: Int, _ options: Recipe.Options) -> Bool {
    // The declaring initializer takes most arguments itself, so the full walk is rare.
    let takesIt = graph.edges[index].constructed.contains { isArgument($0, type) }
    let isShared = [.shared, .weak].contains(recipes[index].record.lifetime.kind)
    if isShared, takesIt || !options.inheritsArguments, hidden(type)?.slot != nil { return true }
    if takesIt || options.inheritsArguments { return false }
    let isCreation =
      lookup.creations[ObjectIdentifier(recipes[index].record.service)] == base + index
      || options.keyed?.scope != nil
    return isCreation ? !isTakenAnywhere(type) : !isTaken(type, below: base + index)
  }

  private func isTaken(_ type: Any.Type, below declaring: Int) -> Bool {
    made(with: declaring).dropLast().contains { slot in
      isArgument(slot, type) || mayTake(slot)
    }
  }

  /// `true` if a registration may take more than its initializer shows: a closure, or a
  /// replacement.
  private func mayTake(_ slot: Int) -> Bool {
    if slot < base, let parent { return parent.mayTake(slot) }
    return recipes[slot - base].record.kind == .closure
      || registrations.modes[slot - base]?.isContributing == false
  }

  private func isTakenAnywhere(_ type: Any.Type) -> Bool {
    used.contains { slot in
      mayTake(slot) || edges(of: slot).contains { isArgument(Int($0.target), type) }
    }
  }

  private func isArgument(_ slot: Int, _ type: Any.Type) -> Bool {
    let record = record(slot)
    return record.kind == .argument && record.service == type
  }
}

extension [DeclaredArgument] {
  fileprivate var repeated: [Any.Type] {
    guard count > 1 else { return [] }
    var seen: Set<ObjectIdentifier> = []
    return map(\.type).filter { !seen.insert(ObjectIdentifier($0)).inserted }
  }
}
