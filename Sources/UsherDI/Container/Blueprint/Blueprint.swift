import Usher

/// The frozen registrations of a container, linked as they are needed.
///
/// A child that adds registrations has one of its own, which counts on from its parent's and links
/// anew what its additions touch.
@usableFromInline @MainActor final class Blueprint {
  let parent: Blueprint?
  /// The number of registrations above; its own begin there.
  let base: Int
  let registrations: Registrations
  @exclusivity(unchecked) var records: [RegistrationRecord]
  @exclusivity(unchecked) var recipes: [Recipe]
  @usableFromInline let table: TypeTable
  /// What was found of the additions of children.
  @exclusivity(unchecked) var verdicts: [Verdict] = []
  @exclusivity(unchecked) var named: [Key: Int] = [:]
  var contributed: [Key: [Int]] = [:]
  /// The types that callers give, with what is registered as them besides.
  var hidden: [ObjectIdentifier: Hidden] = [:]
  /// How coordinators are made, by type; what is looked up is the one that lives.
  var creations: [ObjectIdentifier: Int] = [:]
  /// The coordinators that live, one for each type, which nobody here owns.
  var currents: [Int] = []
  var opened: Set<ObjectIdentifier> = []
  /// The scopes that are declared here and above, for messages.
  var openedTypes: [Any.Type] { (parent?.openedTypes ?? []) + registrations.opened.map(\.type) }
  /// What the openers of scopes give, beside what coordinators declare.
  var scopeArguments: [ObjectIdentifier: [DeclaredArgument]] = [:]
  /// The registrations that have more to be checked than what they depend on.
  var special: [Int] = []
  /// What takes time to be made.
  var awaited: [Int] = []
  var eager: [Int] = []
  var eagerInScopes: [ObjectIdentifier: [Int]] = [:]
  @exclusivity(unchecked) var hasGraphs = false
  /// Which registrations are used: not overridden, not a fallback that something else replaces.
  @exclusivity(unchecked) var isUsed: [Bool] = []
  @exclusivity(unchecked) var edges = Edges()
  /// How long the chains below its own registrations are.
  var depths: ContiguousArray<Int32> = []
  /// What its children have registered, for messages.
  var inChildren: [Key: RegistrationRecord] = [:] { didSet { knownCatalog = nil } }
  @exclusivity(unchecked) private var knownCatalog: Catalog?
  @exclusivity(unchecked) private var spareBuilder: FactoryBuilder?
  /// The scope that was looked up last, which most likely is opened again.
  @exclusivity(unchecked) var recentScope: (type: Any.Type, eager: [Int])?
  var scopedPositions: [Int: Int] = [:]
  var scopedCounts: [ObjectIdentifier: Int] = [:]
  /// What the parent's registrations depend on, seen from here.
  var relinked: [Int: [Edge]] = [:]
  var affected: [Int: Bool] = [:]
  /// The scope that the container of this blueprint opens, those that it stands in, and the
  /// arguments that were given there.
  var standing: (Any.Type)?
  var enclosing: Set<ObjectIdentifier> = []
  var given: Set<ObjectIdentifier> = []
  /// The factories of its own registrations, once the first is needed, and of those above.
  @exclusivity(unchecked) private var ownFactories: ContiguousArray<AnyInstanceFactory?> = []
  @exclusivity(unchecked) private var factoriesAbove: [Int: AnyInstanceFactory] = [:]
  /// The factories of types that stand for a registration's, and of those that nobody registers.
  @exclusivity(unchecked) var forms: [Key: AnyInstanceFactory] = [:]

  struct Hidden {
    let declared: DeclaredArgument
    let slot: Int?
  }

  init(_ registrations: Registrations, parent: Blueprint? = nil) {
    self.registrations = registrations
    self.parent = parent
    base = parent?.count ?? 0
    records = registrations.records
    recipes = registrations.recipes
    table = TypeTable(minimumCapacity: registrations.records.count)
    scopedCounts = parent?.scopedCounts ?? [:]
    hasGraphs = parent?.hasGraphs ?? false
  }

  /// Notes where the container of this blueprint stands, so that its additions are checked there.
  func stand(_ place: Standing) {
    self.place(place)
    parent?.note(records)
  }

  private func place(_ place: Standing) {
    (standing, enclosing, given) = (place.standing, place.enclosing, place.given)
    opened = enclosing
  }

  /// Remembers what children register, as much as messages about what is missing here may need.
  private func note(_ records: [RegistrationRecord]) {
    for record in records where slot(record.key) == nil && inChildren.count < 1_000 {
      inChildren[record.key] = record
    }
    parent?.note(records)
  }

  func knownFactory(_ slot: Int) -> AnyInstanceFactory? {
    if slot < base { return factoriesAbove[slot] }
    return ownFactories.isEmpty ? nil : ownFactories[slot - base]
  }

  func keep(_ factory: AnyInstanceFactory, at slot: Int) {
    if slot < base {
      factoriesAbove[slot] = factory
      return
    }
    if ownFactories.isEmpty { ownFactories = ContiguousArray(repeating: nil, count: records.count) }
    ownFactories[slot - base] = factory
  }

  /// Makes that of a child whose additions are known to be right.
  init(_ registrations: Registrations, parent: Blueprint, _ verdict: Verdict) {
    self.registrations = registrations
    self.parent = parent
    base = parent.count
    records = registrations.records
    recipes = registrations.recipes
    table = TypeTable(copying: verdict.table)
    named = verdict.named
    contributed = verdict.contributed
    awaited = verdict.awaited
    (hasGraphs, isUsed) = (verdict.hasGraphs, verdict.isUsed)
    (edges, depths) = (verdict.edges, verdict.depths)
    (scopedPositions, scopedCounts) = (verdict.scopedPositions, verdict.scopedCounts)
    place(verdict.place)
  }

  /// The number of its registrations and those above.
  var count: Int { base + records.count }

  /// What messages tell of all registrations, put together when it is first needed.
  var catalog: Catalog {
    if let knownCatalog { return knownCatalog }
    let made = Catalog(levels: levels, inChildren: inChildren)
    knownCatalog = made
    return made
  }

  private var levels: [[RegistrationRecord]] { [records] + (parent?.levels ?? []) }

  func record(_ slot: Int) -> RegistrationRecord {
    if slot < base, let parent { return parent.record(slot) }
    return records[slot - base]
  }

  /// Lends a builder that begins with a registration, the same one wherever it is not lent already.
  func linking<R>(_ slot: Int, isCollecting: Bool = false, _ body: (FactoryBuilder) -> R) -> R {
    let builder = spareBuilder ?? FactoryBuilder(self, slot: slot)
    spareBuilder = nil
    defer { spareBuilder = builder }
    builder.begin(slot, isCollecting: isCollecting)
    return body(builder)
  }

  func extras(_ slot: Int) -> Extras? {
    if slot < base, let parent { return parent.extras(slot) }
    return recipes[slot - base].extras
  }

  func recipe(_ slot: Int) -> Recipe {
    if slot < base, let parent { return parent.recipe(slot) }
    return recipes[slot - base]
  }
}
