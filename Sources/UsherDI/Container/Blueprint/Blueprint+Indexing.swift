import Usher

extension Blueprint {
  func placeRegistrations() -> [Problem] {
    var problems: [Problem] = []
    let modes = registrations.modes
    for index in recipes.indices where modes.isEmpty || modes[index]?.isContributing != false {
      add(index, .plain, &problems)
    }
    for mode in [RegistrationMode.fallback, .overriding, .replacing, .answering] {
      for index in modes.keys.sorted() where modes[index] == mode { add(index, mode, &problems) }
    }
    for (alias, primary) in registrations.primaries { followDecorated(alias, primary) }
    if let parent { placeWrapped(parent) }
    indexKinds()
    for scope in registrations.opened { indexOpened(scope) }
    indexArguments()
    return problems + idleDecorators() + idleClearings() + hiddenContributions()
  }

  private func add(
    _ index: Int, _ mode: RegistrationMode, _ problems: inout [Problem]
  ) {
    let record = recipes[index].record
    if record.isContribution { return placeContribution(index, record.key) }
    if mode == .plain { return place(index, record, &problems) }
    let own = ownSlot(record.key)
    // The code that makes the container may replace a service several times: the last one wins.
    if let own, registrations.modes[own - base] == mode,
      mode == .answering || !isReplaced(record.key)
    {
      problems.append(.rivals(self.record(own), record, mode, isChild: parent != nil))
    }
    if mode.isOverriding {
      if let old = own ?? replaceable(record.key) { inherit(index, from: old) }
      if let own { change { $0[own - base].isUsed = false } }
      let isNeeded = registrations.needed.contains { $0.record.key == record.key }
      if own == nil && slot(record.key) == nil && !isNeeded {
        problems.append(.replacesNothing(record, mode))
      }
    } else if own != nil || parent?.registers(record.key) == true {
      return change { $0[index].isUsed = false }
    }
    setSlot(base + index, record.key)
  }

  /// `true` if the code that makes the container replaces a service.
  private func isReplaced(_ key: Key) -> Bool {
    registrations.modes.contains { $1 == .replacing && recipes[$0].record.key == key }
  }

  /// Of two equal registrations, the first is kept.
  private func place(_ index: Int, _ record: RegistrationRecord, _ problems: inout [Problem]) {
    guard let own = setSlot(base + index, record.key) else { return }
    problems.append(.duplicate(self.record(own), record))
    setSlot(own, record.key)
  }

  /// The registration above that a key overrides; for a coordinator, its creation.
  private func replaceable(_ key: Key) -> Int? {
    guard let slot = slot(key) else { return nil }
    return creation(of: record(slot).service) ?? slot
  }

  /// An override inherits everything it does not set: lifetime, eagerness, and caller arguments.
  private func inherit(_ index: Int, from old: Int) {
    let (record, given) = (record(primary(old)), options(primary(old)))
    let isValue = recipes[index].record.kind == .value
    let isHeir = registrations.heirs.contains(index) && !isValue
    if isHeir || isValue && record.lifetime.scope != nil {
      change { $0[index].record = $0[index].record.with(record.lifetime) }
    }
    guard let given else { return }
    var own = recipes[index].options
    if !given.arguments.isEmpty && own?.arguments.isEmpty != false {
      own = Recipe.Options(own, givenLike: given)
    }
    if given.isEager && recipes[index].record.isOwned {
      own = own ?? Recipe.Options()
      own?.isEager = true
    }
    change { $0[index].options = own }
  }

  /// The registration that an alias stands for; others stand for themselves.
  func primary(_ slot: Int) -> Int {
    if slot < base, let parent { return parent.primary(slot) }
    return registrations.primaries[slot - base].map { base + $0 } ?? slot
  }

  /// A decorated alias has the lifetime of its target, so it is wrapped once for each instance.
  private func followDecorated(_ alias: Int, _ primary: Int) {
    guard decorators[recipes[alias].record.key] != nil else { return }
    let record = recipes[primary].record
    let slot = record.isContribution ? nil : ownSlot(record.key)
    let lifetime = slot.map(self.record)?.lifetime ?? record.lifetime
    change { $0[alias].record = $0[alias].record.with(lifetime) }
  }

  /// Registers services of the parent that a child decorates: the parent's instances, wrapped here.
  private func placeWrapped(_ parent: Blueprint) {
    let decorators = self.decorators.values.compactMap(\.first)
    for decorator in decorators.sorted(by: { $0.record.description < $1.record.description }) {
      let key = decorator.record.key
      lookup.wrapped[key] = contributions(to: key).map {
        $0 < base ? place($0, of: parent, in: decorator) : $0
      }
      if ownSlot(key) == nil, let slot = parent.slot(key), parent.registers(key),
        parent.record(slot).kind != .current
      {
        setSlot(place(slot, of: parent, in: decorator), key)
      }
    }
  }

  private func place(
    _ slot: Int, of parent: Blueprint, in decorator: Registrations.AnyDecorator
  ) -> Int {
    let record = parent.record(slot)
    let lifetime = parent.record(record.kind == .alias ? parent.declaring(slot) : slot).lifetime
    append(
      decorator.record.alias(lifetime, isContribution: record.isContribution),
      decorator.wire(around: slot))
    return count - 1
  }
}
