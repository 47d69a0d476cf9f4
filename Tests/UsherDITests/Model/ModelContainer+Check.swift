extension ModelContainer {
  /// The problems of its registrations, by the reasons that a container reports.
  var faults: Set<String> { Set((entries + wrappers).flatMap { faults(of: $0) }) }

  /// Returns the registrations that have problems.
  var faulty: [Int] { entries.indices.filter { !faults(of: entries[$0]).isEmpty } }

  private func faults(of entry: Entry) -> [String] {
    var faults: [String] = []
    if needs(of: entry).contains(where: isMissing) { faults.append("missing") }
    let isLong = entry.plan.life == .shared || entry.plan.life == .weak
    var seen: Set<ObjectIdentifier> = []
    if isLong && holdsScoped(entry, &seen) { faults.append("captive") }
    if entry.plan.isClosing && entry.plan.scope == .stage { faults.append("lifetime") }
    return faults
  }

  /// The dependencies that a registration and its decorators declare.
  func needs(of entry: Entry) -> [Plan.Part] {
    let own = entry.plan.origin == .closure ? [] : entry.plan.parts
    return own + entry.owner.wraps.filter { $0.wraps(entry.plan) }.compactMap(\.part)
  }

  private func isMissing(_ part: Plan.Part) -> Bool {
    ![.optional, .all, .allLater].contains(part.form) && targets(of: part).isEmpty
  }

  func targets(of part: Plan.Part) -> [Entry] {
    if part.form == .all || part.form == .allLater { return contributions(part.ordinal) }
    if part.form == .alias { return aliased(part.ordinal).map { [$0] } ?? [] }
    return entry(part.ordinal, isNamed: part.form == .named).map { [$0] } ?? []
  }

  private func holdsScoped(_ entry: Entry, _ seen: inout Set<ObjectIdentifier>) -> Bool {
    guard seen.insert(ObjectIdentifier(entry)).inserted else { return false }
    for target in needs(of: entry).flatMap(targets) + [entry.wrapped].compactMap(\.self) {
      switch target.plan.life {
      case .scoped, .staged: if nearest(target.plan.scope) == nil { return true }
      case .transient, .graph: if holdsScoped(target, &seen) { return true }
      case .shared, .weak: break
      }
    }
    return false
  }
}
