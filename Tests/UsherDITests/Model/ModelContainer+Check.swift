extension ModelContainer {
  /// What is wrong with what it registers, by the reasons that a container gives.
  var faults: Set<String> { Set(entries.flatMap { faults(of: $0) }) }

  /// Which of its registrations something is wrong with.
  var faulty: [Int] { entries.indices.filter { !faults(of: entries[$0]).isEmpty } }

  private func faults(of entry: Entry) -> [String] {
    var faults: [String] = []
    if needs(of: entry).contains(where: isMissing) { faults.append("missing") }
    let isLong = entry.plan.life == .shared || entry.plan.life == .weak
    var seen: Set<ObjectIdentifier> = []
    if isLong && scope == nil && holdsScoped(entry, &seen) { faults.append("captive") }
    return faults
  }

  /// What a registration and what wraps it say that they need.
  private func needs(of entry: Entry) -> [Plan.Part] {
    let own = entry.plan.origin == .closure ? [] : entry.plan.parts
    return own + entry.owner.wraps.filter { $0.wraps(entry.plan) }.compactMap(\.part)
  }

  private func isMissing(_ part: Plan.Part) -> Bool {
    part.form != .optional && part.form != .all && targets(of: part).isEmpty
  }

  private func targets(of part: Plan.Part) -> [Entry] {
    if part.form == .all { return contributions(part.ordinal) }
    if part.form == .alias { return aliased(part.ordinal).map { [$0] } ?? [] }
    return entry(part.ordinal, isNamed: part.form == .named).map { [$0] } ?? []
  }

  private func holdsScoped(_ entry: Entry, _ seen: inout Set<ObjectIdentifier>) -> Bool {
    guard seen.insert(ObjectIdentifier(entry)).inserted else { return false }
    for target in needs(of: entry).flatMap(targets) {
      switch target.plan.life {
      case .scoped: return true
      case .transient, .graph: if holdsScoped(target, &seen) { return true }
      case .shared, .weak: break
      }
    }
    return false
  }
}

extension ModelContainer {
  /// Makes what takes time on the way to a service, and then the service.
  func resolved(_ ordinal: Int) throws(Failure) -> Item {
    if isEnded { throw .ended }
    guard let entry = entry(ordinal) else { throw .missing }
    try fly(to: entry)
    guard case .item(let item) = try resolve(Plan.Part(ordinal: ordinal, form: .direct)) else {
      throw .missing
    }
    return item
  }

  /// Makes all that takes time; what fails does not keep the rest from being made.
  func warmUp() throws(Failure) {
    if isEnded { throw .ended }
    var failure: Failure?
    for entry in awaited {
      do throws(Failure) { try fly(to: entry) } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
  }

  private func fly(to entry: Entry) throws(Failure) {
    var seen: Set<Seen> = []
    for flight in flights(entry, &seen) { _ = try flight.owner.keep(flight) }
  }

  private struct Seen: Hashable {
    let entry: ObjectIdentifier
    let home: ObjectIdentifier
  }

  private func flights(_ entry: Entry, _ seen: inout Set<Seen>) -> [Entry] {
    let home = home(of: entry)
    let place = Seen(entry: ObjectIdentifier(entry), home: ObjectIdentifier(home))
    guard seen.insert(place).inserted else { return [] }
    var flights: [Entry] = []
    for part in home.needs(of: entry) where part.form != .lazy && part.form != .provider {
      for target in home.targets(of: part) { flights += home.flights(target, &seen) }
    }
    return flights + (entry.plan.origin == .asynchronous ? [entry] : [])
  }
}
