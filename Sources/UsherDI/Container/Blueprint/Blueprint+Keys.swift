import Usher

/// The registrations of keys, which are indexed beside those of services.
extension Blueprint {
  func keyed<K>(_ key: K.Type) -> (slot: Int, options: Recipe.KeyOptions)? {
    guard let slot = slot(Key(Keyed<K>.self, nil)), let options = options(slot)?.keyed else {
      return nil
    }
    return (slot, options)
  }

  /// The creations of a scope's coordinator: by its type, or for keys.
  func creations(of scope: Any.Type) -> [Int] {
    var found = lookup.keyedCreations[ObjectIdentifier(scope)] ?? []
    if let byType = lookup.creations[ObjectIdentifier(scope)] { found.insert(byType, at: 0) }
    return parent.map { found + $0.creations(of: scope) } ?? found
  }

  /// The scope whose coordinator a registration makes.
  func scope(createdBy slot: Int) -> Any.Type? {
    let service = record(slot).service
    return creation(of: service) == slot ? service : options(slot)?.keyed?.scope
  }

  /// A `Finish` without effect for each flow of one screen, for a container that is only verified.
  var keySamples: [Argument] {
    lookup.special.compactMap { recipes[$0].options?.keyed?.sample } + (parent?.keySamples ?? [])
  }

  /// Samples, followed by the properties of those that are keys; a sample of the same type wins.
  func withProperties(of samples: [Argument]) -> [Argument] {
    let own = lookup.special.compactMap { recipes[$0].options?.keyed }
    let given = samples.flatMap { sample in
      own.filter { $0.key == sample.type }.flatMap { $0.arguments(sample.box.any) }
    }
    let all = given.reduce(into: samples) { all, argument in
      if !all.contains(where: { $0.type == argument.type }) { all.append(argument) }
    }
    return parent?.withProperties(of: all) ?? all
  }

  var implementations: [(type: Any.Type, record: RegistrationRecord)] {
    let own = lookup.special.compactMap { index in
      recipes[index].options?.keyed.map { ($0.implementation, recipes[index].record) }
    }
    return own + (parent?.implementations ?? [])
  }

  /// Unregistered keys that assemblies need; a test may register placeholders for screens.
  func unmetNeeds() -> [Problem] {
    let hasPlaceholders = slot(Key(KeyPlaceholders.self, nil)) != nil
    var known: Set<Key> = []
    return registrations.needed
      .filter { slot($0.record.key) == nil && !($0.isOfScreen && hasPlaceholders) }
      .filter { known.insert($0.record.key).inserted }
      .map { .unmetNeed($0.record, of: $0.assembly) }
  }

  /// The error of a property that `giving:` omits although the key's instance takes its type.
  ///
  /// The value would otherwise come from elsewhere, or be missing.
  func forgottenProperty(of key: Any, _ slot: Int) -> ResolutionError? {
    guard let options = options(slot), let keyed = options.keyed else { return nil }
    let made = made(with: slot)
    let taken = made.map(record).filter { $0.kind == .argument }.map(\.service)
    if taken.contains(where: { $0 == keyed.key }) { return nil }
    let absent = made.filter { !record($0).takesNoCall }.flatMap(needs).filter(isAbsent)
      .flatMap { sequence(first: $0.type) { ($0 as? any OptionalForm.Type)?.element } }
    let forgotten = (taken + absent).filter { !options.takes($0) }
    for property in Mirror(reflecting: key).children {
      let type = type(of: property.value)
      guard forgotten.contains(where: { $0 == type }) else { continue }
      let name = property.label ?? "a value"
      return ResolutionError(.missingArgument, type, nil, .property(name, of: keyed.key))
        .through(record(slot))
    }
    return nil
  }

  /// A registration and everything that is made in its call, dependencies first.
  func made(with slot: Int) -> [Int] {
    DepthFirstWalk(from: slot) { next in
      next == slot || !record(next).takesNoCall ? constructed(before: next) : []
    }.order
  }

  /// `true` if a dependency is unregistered but tolerated, as by an optional or a collection.
  private func isAbsent(_ need: DependencyReader.Need) -> Bool {
    need.slot == nil && edges(for: need.type, named: need.name)?.isEmpty == true
  }

  func forgottenProperties(of samples: [Argument]) -> [Problem] {
    let own = lookup.special.flatMap { index in
      samples.compactMap { sample -> Problem? in
        guard recipes[index].isUsed, recipes[index].options?.keyed?.key == sample.type,
          let error = forgottenProperty(of: sample.box.any, base + index)
        else { return nil }
        return .failed(error, recipes[index].record)
      }
    }
    return own + (parent?.forgottenProperties(of: samples) ?? [])
  }
}
