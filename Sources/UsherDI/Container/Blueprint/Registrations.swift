import Usher

/// What registrars write down, before anything is checked.
@MainActor final class Registrations {
  @exclusivity(unchecked) private(set) var records: [RegistrationRecord] = []
  @exclusivity(unchecked) private(set) var recipes: [Recipe] = []
  /// Registrations that are not plain, by their index.
  private(set) var modes: [Int: RegistrationMode] = [:]
  /// Overrides that keep the lifetime of what they replace.
  private(set) var heirs: Set<Int> = []
  /// The registrations whose instances others stand for.
  var primaries: [Int: Int] = [:]
  private(set) var decorators: [Key: [AnyDecorator]] = [:]
  /// The services whose contributions an override clears, and what says so.
  private(set) var cleared: [Key: RegistrationRecord] = [:]
  /// The contributions of overrides, which are not cleared.
  private(set) var survivors: Set<Int> = []
  private(set) var opened: [OpenedScope] = []
  /// The number of registrations of a container above, which count on.
  let base: Int
  /// The number of registrations when the container was made; what comes later has no effect.
  @exclusivity(unchecked) private var frozenCount: Int?
  /// Where that is told; not the container, since a weak reference makes counting all others slow.
  private weak var log: ProblemLog?

  init(base: Int = 0) {
    self.base = base
    records.reserveCapacity(8)
    recipes.reserveCapacity(8)
  }

  /// Whether its registrations say all that there is to check.
  var isPlain: Bool {
    isSimple && decorators.isEmpty && opened.isEmpty && cleared.isEmpty && primaries.isEmpty
  }
  /// Whether no registration has anything that few have, or behaves otherwise than most.
  @exclusivity(unchecked) private var isSimple = true

  func add(
    _ record: RegistrationRecord,
    _ wire: @escaping Wire,
    mode: RegistrationMode = .plain, inherits: Bool = false
  ) -> Int {
    let index = records.count
    if frozenCount != nil { refuse(record) }
    records.append(record)
    recipes.append(Recipe(wire: wire))
    if mode != .plain {
      modes[index] = mode
      isSimple = false
    }
    if mode == .overriding && inherits { heirs.insert(index) }
    return index
  }

  func decorate(_ record: RegistrationRecord, with decorator: AnyDecorator) {
    if frozenCount != nil { return refuse(record) }
    decorators[record.key, default: []].append(decorator)
  }

  func clear(_ record: RegistrationRecord) {
    if frozenCount != nil { return refuse(record) }
    cleared[record.key] = record
  }

  /// Keeps a contribution where others of its service are cleared.
  func survive(_ index: Int) { survivors.insert(index) }

  func open(_ scope: OpenedScope) {
    if frozenCount != nil { return refuse(scope.record) }
    opened.append(scope)
  }

  /// What few registrations have, made when it is first needed.
  func extras(_ index: Int) -> Extras {
    if let count = frozenCount, index < count { return lateExtras(index) }
    if let extras = recipes[index].extras { return extras }
    isSimple = false
    let extras = Extras()
    recipes[index].extras = extras
    return extras
  }

  /// A change that comes too late is written where nobody reads it.
  private func lateExtras(_ index: Int) -> Extras {
    refuse(records[index])
    return Extras()
  }

  /// Takes no more: whatever comes now is a problem of the container.
  func freeze(for container: Container) {
    frozenCount = records.count
    log = container.ownLog
  }

  private func refuse(_ record: RegistrationRecord) { log?.report(.late(record)) }
}

/// A scope that is opened elsewhere, and what it is given.
struct OpenedScope {
  let type: Any.Type
  var name: Name?
  let site: CallSite
  var arguments: [DeclaredArgument] = []
  /// Makes the factory of the coordinator that lives there, where the scope is a coordinator's.
  var current: Wire?

  var record: RegistrationRecord {
    RegistrationRecord(
      service: type, name: name, site: site, lifetime: Lifetime(kind: .scoped, scope: type),
      kind: .current)
  }
}
