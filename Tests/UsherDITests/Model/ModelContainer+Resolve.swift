extension ModelContainer {
  func resolve(_ part: Plan.Part, _ call: Call = Call()) throws(Failure) -> Item.Part {
    if isEnded { throw .ended }
    if let given = argument(part, call) { return .item(given) }
    switch part.form {
    case .direct, .named:
      guard let entry = entry(part.ordinal, isNamed: part.form == .named) else { throw .missing }
      return .item(try instance(entry, call))
    case .alias:
      guard let entry = aliased(part.ordinal) else { throw .missing }
      return .item(try instance(entry, call))
    case .optional:
      guard let entry = entry(part.ordinal) else { return .none }
      return .item(try instance(entry, call))
    case .all:
      var items: [Item] = []
      for entry in contributions(part.ordinal) { items.append(try instance(entry, call)) }
      return .items(items)
    case .allLater:
      return .allLater(contributions(part.ordinal).map(later))
    case .provider:
      return .later { [self] in try thing(part.ordinal) }
    case .lazy:
      var item: Item?
      return .later { [self] in
        let made = if let item { item } else { try thing(part.ordinal) }
        item = made
        return made
      }
    }
  }

  /// A lazy element of a collection, which is made on first use.
  private func later(_ entry: Entry) -> @MainActor () throws -> Item {
    var item: Item?
    return { [self] in
      if let item { return item }
      if isEnded { throw Failure.ended }
      let made = try instance(entry, Call())
      item = made
      return made
    }
  }

  /// Resolves with an argument.
  func resolve(_ ordinal: Int, giving given: Item) throws(Failure) -> Item.Part {
    if isEnded { throw .ended }
    guard let plan = entry(ordinal)?.plan, plan.argument == given.ordinal else {
      throw .extraArgument
    }
    // The opener of the scope passes the arguments of its instances.
    let isScoped = plan.life == .scoped || plan.life == .staged
    if isScoped && plan.origin != .asynchronous { throw .extraArgument }
    let call = Call()
    call.given = given
    return try resolve(Plan.Part(ordinal: ordinal, form: .direct), call)
  }

  private func thing(_ ordinal: Int) throws(Failure) -> Item {
    guard case .item(let item) = try resolve(Plan.Part(ordinal: ordinal, form: .direct)) else {
      throw .missing
    }
    return item
  }

  func instance(_ entry: Entry, _ call: Call) throws(Failure) -> Item {
    if entry.plan.origin == .value { return try entry.owner.keep(entry) }
    switch entry.plan.life {
    case .transient:
      let item = try make(entry, call)
      try after(entry, call)
      return item
    case .graph:
      if let item = call.items[ObjectIdentifier(entry)] { return item }
      if let making = call.building[ObjectIdentifier(entry)] { throw refuse(making) }
      return try makeKnown(
        entry, call, begin: { call.building[ObjectIdentifier(entry)] = $0 },
        keep: { call.items[ObjectIdentifier(entry)] = $0 },
        drop: { _ in call.items[ObjectIdentifier(entry)] = nil })
    case .shared:
      let isReady = entry.plan.origin != .asynchronous || entry.owner.isKept(entry)
      guard isReady else { throw entry.owner.refuseUnready(entry) }
      return try entry.owner.keep(entry)
    case .weak: return try entry.owner.hold(entry)
    case .scoped, .staged:
      guard nearest(entry.plan.scope) != nil else { throw .outOfScope }
      return try home(of: entry).keep(entry)
    }
  }

  func keep(_ entry: Entry) throws(Failure) -> Item {
    if let found = kept.first(where: { $0.entry === entry }) { return found.item }
    if let making = building[ObjectIdentifier(entry)] { throw refuse(making) }
    return try makeKnown(
      entry, Call(), begin: { building[ObjectIdentifier(entry)] = $0 },
      keep: { kept.append((entry, $0)) },
      drop: { [self] ends in
        guard let index = kept.firstIndex(where: { $0.entry === entry }) else { return }
        let (_, item) = kept.remove(at: index)
        if ends && entry.isOwned { weather.endedItems.append((item, false)) }
      })
  }

  private func hold(_ entry: Entry) throws(Failure) -> Item {
    if let item = entry.held { return item }
    if let making = building[ObjectIdentifier(entry)] { throw refuse(making) }
    return try makeKnown(
      entry, Call(), begin: { building[ObjectIdentifier(entry)] = $0 },
      keep: { entry.held = $0 }, drop: { _ in entry.held = nil })
  }

  /// A callback waits for an asynchronous instance only once that exists.
  private func refuseUnready(_ entry: Entry) -> Failure {
    guard let making = building[ObjectIdentifier(entry)] else {
      return isFlightNeeded(by: entry) ? .cycle : .notReady
    }
    return making.hasArrived ? refuse(making) : .cycle
  }

  func make(_ entry: Entry, _ call: Call) throws(Failure) -> Item {
    var item = try bare(entry, call)
    building[ObjectIdentifier(entry)]?.hasArrived = true
    for wrap in entry.owner.wraps where wrap.wraps(entry.plan) {
      var parts: [Item.Part] = [.item(item)]
      if let part = wrap.part { parts.append(try resolve(part, call)) }
      item = Item(wrap.ordinal, parts)
    }
    return item
  }

  private func bare(_ entry: Entry, _ call: Call) throws(Failure) -> Item {
    if let value = entry.value { return value }
    if let wrapped = entry.wrapped { return try instance(wrapped, call) }
    var parts: [Item.Part] = []
    for part in entry.plan.parts { parts.append(try resolve(part, call)) }
    if weather.failing.contains(entry.plan.ordinal) { throw .failed }
    return Item(entry.plan.ordinal, parts)
  }
}

extension Wrap {
  func wraps(_ plan: Plan) -> Bool { plan.ordinal == ordinal && plan.isNamed == isNamed }
}
