import Usher

extension Blueprint {
  /// Gives each caller-supplied type a slot, ahead of any registration of that type.
  ///
  /// A key gets a slot only when something takes the key itself, which is rare.
  func indexArguments() {
    lookup.firstArgument = recipes.count
    for index in lookup.special {
      guard let options = recipes[index].options else { continue }
      let site = recipes[index].record.site
      for argument in options.arguments { indexArgument(argument, at: site) }
      for argument in options.keyed?.silent ?? []
      where argument.type != options.keyed?.key || slot(Key(argument.type, nil)) != nil {
        indexArgument(argument, at: site)
      }
    }
    let tags = registrations.opened.filter(\.isOfTag)
    for tag in tags { lookup.scopes[tag.id]?.arguments = [] }
    for tag in tags {
      for argument in tag.arguments { indexArgument(argument, at: tag.site) }
      lookup.scopes[tag.id]?.arguments += tag.arguments
    }
    guard let parent else { return }
    for record in records where record.name == nil && record.kind != .argument {
      if let above = parent.hidden(record.service)?.declared ?? parent.key(record.service) {
        indexArgument(above, at: record.site)
      }
    }
  }

  /// Gives a key a slot, because one of its own registrations takes the key itself.
  func placeKey(_ type: Any.Type, takenBy slot: Int?) -> Int? {
    guard let slot, slot >= base, let key = key(type) else { return nil }
    indexArgument(key, at: record(slot).site)
    return count - 1
  }

  func key(_ type: Any.Type) -> DeclaredArgument? {
    guard let item = type as? any LayoutItem.Type else { return nil }
    return slot(Key(keyed(item), nil)).map { _ in DeclaredArgument(type) }
  }

  private func keyed<K: LayoutItem>(_ key: K.Type) -> Any.Type { Keyed<K>.self }

  private func indexArgument(_ argument: DeclaredArgument, at site: CallSite) {
    let key = Key(argument.type, nil)
    let slot = slot(key)
    if let slot, record(slot).kind == .argument { return }
    lookup.arguments.append(Index.Hidden(declared: argument, slot: slot))
    let record = RegistrationRecord(
      service: argument.type, name: nil, site: site, kind: .argument,
      needs: slot == nil ? Never.self : argument.type)
    setSlot(count, key)
    append(record, argument.wire)
  }

  func hidden(_ type: Any.Type) -> Index.Hidden? { slot(Key(type, nil)).flatMap(argument) }

  /// The argument at a slot; `nil` if the slot is a registration's.
  func argument(_ slot: Int) -> Index.Hidden? {
    if slot < base, let parent { return parent.argument(slot) }
    let index = slot - base - lookup.firstArgument
    return index < 0 ? nil : lookup.arguments[index]
  }

  /// `true` if it is registered here, and not just supplied by callers.
  func isRegistered(_ key: Key) -> Bool {
    guard let slot = ownSlot(key) else { return false }
    guard let argument = argument(slot) else { return true }
    return argument.slot.map { $0 >= base } ?? false
  }

  /// The samples, and a converted copy of each that fits a caller-supplied type without being of
  /// it.
  func fitted(_ samples: [Argument]) -> [Argument] {
    lookup.arguments.reduce(parent?.fitted(samples) ?? samples) { all, hidden in
      if all.contains(where: { $0.type == hidden.declared.type }) { return all }
      let fitting = samples.lazy.compactMap { hidden.declared.convert($0) }.first
      return all + (fitting.map { [$0] } ?? [])
    }
  }

  func registers(_ key: Key) -> Bool { isRegistered(key) || parent?.registers(key) == true }

  func isBareArgument(_ type: Any.Type) -> Bool {
    hidden(type).map { $0.slot == nil } ?? (slot(Key(type, nil)) == nil && key(type) != nil)
  }
}
