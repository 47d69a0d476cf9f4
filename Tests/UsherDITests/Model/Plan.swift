import UsherDI
import UsherTesting

/// A random registration.
struct Plan: Sendable {
  enum Life: CaseIterable { case transient, graph, shared, weak, scoped, staged }
  /// The kinds of scopes: one of a tag, one of a coordinator.
  enum Scope: CaseIterable { case session, stage }
  enum Origin: CaseIterable { case initializer, closure, value, asynchronous }
  enum Form: CaseIterable { case direct, named, optional, all, lazy, provider, alias, allLater }
  enum Place: CaseIterable { case plain, named, contribution }

  /// A dependency, by number, and its spelling.
  struct Part {
    let ordinal: Int
    let form: Form
  }

  let ordinal: Int
  var place: Place
  var parts: [Part]
  var life: Life
  var origin: Origin
  /// A Boolean value that indicates whether it is registered as a second service.
  var isAliased = false
  /// The dependency that its callback resolves.
  var after: Part?
  /// The argument that its caller may pass, by number.
  var argument: Int?
  /// A Boolean value that indicates whether it is made when its container or scope begins.
  var isEager = false
  /// A Boolean value that indicates whether its end is asynchronous.
  var isClosing = false

  var lifetime: Lifetime {
    switch life {
    case .transient: .transient
    case .graph: .graph
    case .shared: .shared
    case .weak: .weak
    case .scoped: .scoped(to: SessionScope.self)
    case .staged: .scoped(to: StageCoordinator.self)
    }
  }

  var scope: Scope? {
    switch life {
    case .scoped: .session
    case .staged: .stage
    default: nil
    }
  }

  /// A Boolean value that indicates whether its container ends its instances.
  var isOwned: Bool { origin != .value && isKept }

  private var isKept: Bool { life == .shared || scope != nil }

  var isNamed: Bool { place == .named }
}

/// A decorator of a service, and its dependency.
struct Wrap: Sendable {
  let ordinal: Int
  let isNamed: Bool
  let part: Plan.Part?
}

/// The registrations of one container.
struct Registering: Sendable {
  var plans: [Plan] = []
  var wraps: [Wrap] = []
  /// The argument that a scope may be given, by number.
  var scopeArgument: Int?
  /// A Boolean value that indicates whether dependencies of closures and callbacks are unknown
  /// before they run.
  var isOpaque = true
}

extension Plan {
  /// Makes a registration that depends on smaller numbers, and lazily on any.
  static func random(
    _ ordinal: Int, among count: Int, place: Place = .plain, _ random: inout SplitMix64
  ) -> Plan {
    var plan = Plan(
      ordinal: ordinal, place: place, parts: [], life: .transient, origin: .initializer)
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let part = part(below: ordinal, among: count, &random)
      let isNew = !plan.parts.contains { $0.ordinal == part.ordinal }
      if isNew { plan.parts.append(part) }
    }
    plan.life = Life.allCases.randomElement(using: &random) ?? .transient
    switch Int.random(in: 0..<10, using: &random) {
    case 0, 1: plan.origin = .closure
    case 2 where plan.place != .contribution: plan.origin = .asynchronous
    case 3: plan.origin = .value
    default: break
    }
    if plan.origin == .asynchronous || plan.origin == .value { plan.life = .shared }
    if plan.origin == .value { plan.parts = [] }
    if plan.origin != .value && random.chance(4) { plan.after = plan.part(among: count, &random) }
    let takesCalls = plan.life != .shared && plan.life != .weak
    if plan.origin == .initializer && place != .contribution && takesCalls && random.chance(2) {
      plan.argument = plan.parts.first { $0.form == .direct }?.ordinal
    }
    plan.isEager = plan.isOwned && random.chance(4)
    plan.isClosing = plan.isOwned && random.chance(4)
    return plan
  }

  /// Returns a dependency of a callback: any for a kept instance, since its cycle ends.
  private func part(among count: Int, _ random: inout SplitMix64) -> Part {
    Plan.part(below: isKept || life == .graph ? count : ordinal, among: count, &random)
  }

  /// Makes all dependencies known before closures run.
  mutating func makeTransparent() {
    after = nil
    if origin == .closure { origin = .initializer }
  }

  static func part(below ordinal: Int, among count: Int, _ random: inout SplitMix64) -> Part {
    let form = Form.allCases.randomElement(using: &random) ?? .direct
    let isLate = form.isLate
    guard ordinal > 0 || isLate else { return Part(ordinal: count - 1, form: .lazy) }
    return Part(
      ordinal: Int.random(in: 0..<(isLate ? count : ordinal), using: &random), form: form)
  }
}

extension Plan.Form {
  /// A Boolean value that indicates whether the dependency is made after its dependent.
  var isLate: Bool { self == .lazy || self == .provider || self == .allLater }
}

extension SplitMix64 {
  /// Returns `true` once in a number of cases.
  mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }
}

extension Registering {
  /// Adds a registration, and sometimes its decorator.
  mutating func add(_ ordinal: Int, at place: Plan.Place, _ random: inout SplitMix64) {
    let count = 8
    var plan = Plan.random(ordinal, among: count, place: place, &random)
    let hasAlias = plans.contains { $0.ordinal == ordinal && $0.isAliased }
    if !isOpaque { plan.makeTransparent() }
    plan.isAliased = !hasAlias && random.chance(3)
    plans.append(plan)
    // A child that decorates contributions decorates its parent's service as well, which is not
    // modeled.
    let isOwn = plans.contains { $0.ordinal == ordinal && $0.place == .plain }
    guard random.chance(4), place != .contribution || isOwn else { return }
    var part = random.chance(2) ? Plan.part(below: ordinal, among: count, &random) : nil
    // Decorators take no names.
    if let named = part, named.form == .named {
      part = Plan.Part(ordinal: named.ordinal, form: .direct)
    }
    wraps.append(Wrap(ordinal: ordinal, isNamed: plan.isNamed, part: part))
  }

  /// Returns registrations of all services, in which the model finds no problem.
  @MainActor static func sound(_ weather: Weather, _ random: inout SplitMix64) -> Registering {
    var all = Registering()
    all.isOpaque = !random.chance(3)
    if random.chance(2) {
      all.scopeArgument = Things.ordinals.indices.randomElement(using: &random)
    }
    for ordinal in Things.ordinals.indices {
      all.add(ordinal, at: .plain, &random)
      if random.chance(4) { all.add(ordinal, at: .named, &random) }
      if random.chance(4) { all.add(ordinal, at: .contribution, &random) }
    }
    while let index = ModelContainer(all, weather).faulty.first {
      let ordinal = all.plans[index].ordinal
      if all.plans[index].parts.isEmpty { all.wraps.removeAll { $0.ordinal == ordinal } }
      all.plans[index].parts = []
      (all.plans[index].argument, all.plans[index].isClosing) = (nil, false)
    }
    return all
  }
}
