/// Eager instances, and asynchronous ones that are awaited in advance.
extension ModelContainer {
  /// Makes the asynchronous dependencies of a service, and then the service.
  func resolved(_ ordinal: Int) throws(Failure) -> Item {
    if isEnded { throw .ended }
    guard let entry = entry(ordinal) else { throw .missing }
    let part = Plan.Part(ordinal: ordinal, form: .direct)
    if argument(part) == nil { try fly(to: entry) }
    guard case .item(let item) = try resolve(part) else {
      throw .missing
    }
    return item
  }

  /// Makes all asynchronous instances; a failure does not keep the others from being made.
  func warmUp() throws(Failure) {
    if isEnded { throw .ended }
    var failure: Failure?
    for entry in awaited {
      do throws(Failure) { try fly(to: entry) } catch { failure = failure ?? error }
    }
    for entry in allEager + eagerInScopes where failure == nil || !waits(entry) {
      do throws(Failure) { _ = try instance(entry, Call()) } catch { failure = failure ?? error }
    }
    if let failure { throw failure }
  }

  private func fly(to entry: Entry) throws(Failure) {
    var seen: Set<Seen> = []
    for flight in flights(entry, &seen) {
      weather.flight = flight
      defer { weather.flight = nil }
      _ = try flight.owner.keep(flight)
    }
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
    for part in home.needs(of: entry) where !part.form.isLate {
      if home.argument(part) != nil { continue }
      for target in home.targets(of: part) { flights += home.flights(target, &seen) }
    }
    if let wrapped = entry.wrapped { flights += home.flights(wrapped, &seen) }
    return flights + (entry.plan.origin == .asynchronous ? [entry] : [])
  }
}

extension ModelContainer {
  private var allEager: [Entry] { (parent?.allEager ?? []) + eager }

  /// The eager registrations of the scopes that are open here, the outer ones first.
  private var eagerInScopes: [Entry] {
    sequence(first: self, next: \.parent).reversed().flatMap { container in
      container.opened.map { container.eager(in: $0) } ?? []
    }
  }

  /// The registrations that are made when the container begins.
  private var eager: [Entry] {
    entries.filter { entry in
      entry.plan.isEager && (entry.plan.scope == nil || nearest(entry.plan.scope) != nil)
    }
  }

  /// The eager registrations of a scope, except for those that something nearer replaces.
  private func eager(in scope: Plan.Scope) -> [Entry] {
    let all = (parent?.eager(in: scope) ?? []) + entries.filter { $0.plan.isEager }
    return all.filter { entry in
      let plan = entry.plan
      let isReplaced =
        plan.place != .contribution && self.entry(plan.ordinal, isNamed: plan.isNamed) !== entry
      return plan.scope == scope && !isReplaced
    }
  }

  /// Returns whether an entry needs an asynchronous instance that is being made.
  func isFlightNeeded(by entry: Entry) -> Bool {
    var seen: Set<Seen> = []
    return weather.flight.map { current in
      flights(entry, &seen).contains { $0 === current }
    } ?? false
  }

  /// Returns whether the entry depends on an asynchronous instance that is not ready.
  private func waits(_ entry: Entry) -> Bool {
    var seen: Set<Seen> = []
    return flights(entry, &seen).contains { !$0.owner.isKept($0) }
  }

  /// Makes the eager instances and returns the number of failures.
  func makeEager() -> Int {
    var failures = 0
    for entry in eager where !waits(entry) {
      do { _ = try instance(entry, Call()) } catch { failures += 1 }
    }
    if failures > 0 { end() }
    return failures
  }

  /// Makes the eager instances of a scope, except for waiting ones; ends the container on a
  /// failure.
  func begin() throws(Failure) {
    guard let opened else { return }
    do throws(Failure) {
      for entry in eager(in: opened) where !waits(entry) { _ = try instance(entry, Call()) }
    } catch {
      end()
      throw error
    }
  }
}
