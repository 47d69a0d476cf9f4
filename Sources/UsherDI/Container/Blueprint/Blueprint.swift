import Usher

/// The frozen registrations of a container, linked on demand.
///
/// A child with additions has its own blueprint. It numbers on from its parent's, and links again
/// only the registrations that its additions affect.
@MainActor final class Blueprint {
  typealias Problem = ContainerError.Problem

  let parent: Blueprint?
  /// The number of registrations above, and the first slot of its own.
  let base: Int
  let registrations: Registrations
  /// Its own registrations, followed by the current coordinators and the caller arguments.
  private(set) var recipes: [Recipe]
  let decorators: [Key: [Registrations.AnyDecorator]]
  /// The factories of its own registrations; empty until one is needed.
  private var factories: [AnyInstanceFactory?] = []
  let lookup: Index
  let graph: DependencyGraph
  private var inherited: [Int: AnyInstanceFactory] = [:]
  /// The factories of composed types, and of unregistered ones.
  var forms: [Key: AnyInstanceFactory] = [:]
  /// The factories of types that are not registered here and use nothing of a call.
  var others: [ObjectIdentifier: AnyInstanceFactory] = [:]
  var missingTypes: Set<ObjectIdentifier> = []
  let place: Place
  var checkResults: [CheckResult] = []
  private var inChildren: [Key: RegistrationRecord] = [:] { didSet { knownCatalog = nil } }
  private var knownCatalog: NearMisses.Catalog?
  /// The types that its own openers of scopes give; read after all registrations are placed.
  private(set) lazy var givenByScopes = findGivenByScopes()

  /// Makes a blueprint to check, or one for additions with a known result.
  init(
    _ registrations: Registrations, parent: Blueprint? = nil, at place: Place = Place(),
    _ result: CheckResult? = nil
  ) {
    (self.registrations, self.parent, self.place) = (registrations, parent, place)
    base = registrations.base
    (recipes, decorators) = (registrations.recipes, registrations.decorators)
    lookup = result?.lookup ?? Index(below: parent?.lookup)
    graph = result?.graph ?? DependencyGraph()
    guard result == nil else { return }
    lookup.reserve(registrations)
    parent?.recordInChildren(records)
  }

  /// Records the registrations of children, for messages about types that are missing here.
  private func recordInChildren(_ records: [RegistrationRecord]) {
    for record in records where slot(record.key) == nil && inChildren.count < 1_000 {
      inChildren[record.key] = record
    }
    parent?.recordInChildren(records)
  }

  func knownFactory(_ slot: Int) -> AnyInstanceFactory? {
    slot < base ? inherited[slot] : linkedFactory(slot)
  }

  /// The factory of one of its own registrations, if it is linked.
  func linkedFactory(_ slot: Int) -> AnyInstanceFactory? {
    slot - base < factories.count ? factories[slot - base] : nil
  }

  func store(_ factory: AnyInstanceFactory, at slot: Int) {
    guard slot >= base else {
      inherited[slot] = factory
      return
    }
    // Moved out while they change, so that the mutation needs no exclusivity check.
    var known = factories
    factories = []
    if known.isEmpty { known = Array(repeating: nil, count: recipes.count) }
    known[slot - base] = factory
    factories = known
  }

  /// Changes its own registrations.
  ///
  /// Moved out while they change, so that the mutation needs no exclusivity check.
  func change(_ body: @MainActor (inout [Recipe]) -> Void) {
    var changed = recipes
    recipes = []
    body(&changed)
    recipes = changed
  }

  var count: Int { base + recipes.count }

  var records: [RegistrationRecord] { recipes.map(\.record) }

  /// The registrations as messages list them; built on first use.
  var catalog: NearMisses.Catalog {
    if let knownCatalog { return knownCatalog }
    let made = NearMisses.Catalog(
      records: visible, inChildren: inChildren, implementations: implementations)
    knownCatalog = made
    return made
  }

  /// Its own registrations, followed by those above.
  private var visible: [RegistrationRecord] { records + (parent?.visible ?? []) }

  func record(_ slot: Int) -> RegistrationRecord {
    if slot < base, let parent { return parent.record(slot) }
    return recipes[slot - base].record
  }

  /// The assembly of a registration; `nil` if it was registered outside an assembly.
  func assembly(of slot: Int) -> Any.Type? {
    if slot < base, let parent { return parent.assembly(of: slot) }
    guard slot - base >= registrations.recipes.count else {
      return registrations.assembly(of: slot - base)
    }
    return registrations.opened.first { $0.type == record(slot).service }?.assembly
  }

  func options(_ slot: Int) -> Recipe.Options? { recipe(slot).options }

  /// `true` if a registration takes an argument from its caller.
  func declares(_ type: Any.Type, _ slot: Int) -> Bool { options(slot)?.takes(type) == true }

  func recipe(_ slot: Int) -> Recipe {
    if slot < base, let parent { return parent.recipe(slot) }
    return recipes[slot - base]
  }

  /// `true` unless something replaces the registration, here or above.
  func isUsed(_ slot: Int) -> Bool { recipe(slot).isUsed }

  var used: [Int] { (base..<count).filter(isUsed) }

  /// The assemblies of the nearest container that has any, including its ancestors', by identity.
  var assemblies: [AnyHashable: Any] {
    let own = registrations.assemblies
    return own.isEmpty ? parent?.assemblies ?? [:] : own
  }

  var openedTypes: [Any.Type] { (parent?.openedTypes ?? []) + registrations.opened.map(\.type) }
}
