extension ModelContainer {
  func resolve(_ part: Plan.Part, _ call: Call = Call()) throws(Failure) -> Item.Part {
    if isEnded { throw .ended }
    switch part.form {
    case .direct, .named:
      guard let entry = entry(part.ordinal, isNamed: part.form == .named) else { throw .missing }
      return .item(try instance(entry, call))
    case .optional:
      guard let entry = entry(part.ordinal) else { return .none }
      return .item(try instance(entry, call))
    case .all:
      var items: [Item] = []
      for entry in contributions(part.ordinal) { items.append(try instance(entry, call)) }
      return .items(items)
    case .provider:
      return .later { [self] () throws(Failure) in try thing(part.ordinal) }
    case .lazy:
      var item: Item?
      return .later { [self] () throws(Failure) in
        let made = if let item { item } else { try thing(part.ordinal) }
        item = made
        return made
      }
    }
  }

  private func thing(_ ordinal: Int) throws(Failure) -> Item {
    guard case .item(let item) = try resolve(Plan.Part(ordinal: ordinal, form: .direct)) else {
      throw .missing
    }
    return item
  }

  private func instance(_ entry: Entry, _ call: Call) throws(Failure) -> Item {
    if entry.plan.origin == .value { return try entry.owner.keep(entry) }
    switch entry.plan.life {
    case .transient: return try make(entry, call)
    case .graph:
      if let item = call.items[ObjectIdentifier(entry)] { return item }
      let item = try make(entry, call)
      call.items[ObjectIdentifier(entry)] = item
      return item
    case .shared:
      let isReady = entry.plan.origin != .asynchronous || entry.owner.isKept(entry)
      guard isReady else { throw .notReady }
      return try entry.owner.keep(entry)
    case .weak: return try entry.owner.hold(entry)
    case .scoped:
      guard let scope else { throw .outOfScope }
      return try (scope.depth > entry.owner.depth ? scope : entry.owner).keep(entry)
    }
  }

  func keep(_ entry: Entry) throws(Failure) -> Item {
    if let found = kept.first(where: { $0.entry === entry }) { return found.item }
    let item = try make(entry, Call())
    kept.append((entry, item))
    return item
  }

  private func hold(_ entry: Entry) throws(Failure) -> Item {
    if let item = entry.held { return item }
    let item = try make(entry, Call())
    entry.held = item
    return item
  }

  private func make(_ entry: Entry, _ call: Call) throws(Failure) -> Item {
    var item = try bare(entry, call)
    for wrap in entry.owner.wraps where wrap.wraps(entry.plan) {
      var parts: [Item.Part] = [.item(item)]
      if let part = wrap.part { parts.append(try resolve(part, call)) }
      item = Item(wrap.ordinal, parts)
    }
    return item
  }

  private func bare(_ entry: Entry, _ call: Call) throws(Failure) -> Item {
    if let value = entry.value { return value }
    var parts: [Item.Part] = []
    for part in entry.plan.parts { parts.append(try resolve(part, call)) }
    if weather.failing.contains(entry.plan.ordinal) { throw .failed }
    return Item(entry.plan.ordinal, parts)
  }
}

extension Wrap {
  func wraps(_ plan: Plan) -> Bool { plan.ordinal == ordinal && plan.isNamed == isNamed }
}
