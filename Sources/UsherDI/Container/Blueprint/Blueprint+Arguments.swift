import Usher

extension Blueprint {
  /// Gives each type that callers give a place of its own, before what is registered as it.
  func indexArguments() {
    for index in recipes.indices where lookup.isUsed[index] {
      guard let options = recipes[index].options else { continue }
      for argument in options.taken { indexArgument(argument, at: records[index].site) }
    }
    for scope in registrations.opened {
      for argument in scope.arguments { indexArgument(argument, at: scope.site) }
    }
    for (scope, openers) in Dictionary(grouping: registrations.opened, by: { $0.id }) {
      lookup.scopes[scope, default: .init()].arguments = openers.flatMap(\.arguments)
    }
    guard let parent else { return }
    for record in records where record.name == nil && record.kind != .argument {
      if let above = parent.hidden(record.service) {
        indexArgument(above.declared, at: record.site)
      }
    }
  }

  private func indexArgument(_ argument: DeclaredArgument, at site: CallSite) {
    let type = ObjectIdentifier(argument.type)
    let key = Key(argument.type, nil)
    let isKnown = ownSlot(key) == nil && parent?.hidden(argument.type) != nil
    guard lookup.hidden[type] == nil, !isKnown else { return }
    lookup.hidden[type] = RegistrationIndex.Hidden(declared: argument, slot: slot(key))
    let record = RegistrationRecord(service: argument.type, name: nil, site: site, kind: .argument)
    append(record, argument.wire)
    setSlot(count - 1, key)
  }

  func hidden(_ type: Any.Type) -> RegistrationIndex.Hidden? {
    lookup.hidden[ObjectIdentifier(type)] ?? parent?.hidden(type)
  }

  func hiddenSlot(_ type: Any.Type) -> Int? { hidden(type)?.slot }

  /// Whether it is registered here, and not only given by callers.
  func isRegistered(_ key: Key) -> Bool {
    guard let slot = ownSlot(key) else { return false }
    guard record(slot).kind == .argument else { return true }
    return lookup.hidden[key.type]?.slot.map { $0 >= base } ?? false
  }

  /// Samples, and once more those that fit a type that callers give without being of it.
  func fitted(_ samples: [Argument]) -> [Argument] {
    lookup.hidden.values.reduce(parent?.fitted(samples) ?? samples) { all, hidden in
      if all.contains(where: { $0.type == hidden.declared.type }) { return all }
      let fitting = samples.lazy.compactMap { hidden.declared.convert($0) }.first
      return all + (fitting.map { [$0] } ?? [])
    }
  }

  func registers(_ key: Key) -> Bool {
    isRegistered(key) || parent?.registers(key) == true
  }

  func isBareArgument(_ type: Any.Type) -> Bool {
    hidden(type).map { $0.slot == nil } ?? false
  }
}
