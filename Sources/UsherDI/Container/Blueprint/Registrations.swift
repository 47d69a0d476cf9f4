import Usher

/// What registrars write down, before anything is checked.
@MainActor final class Registrations {
  private(set) var recipes: [Recipe] = []
  /// Registrations that are not plain, by their index.
  private(set) var modes: [Int: RegistrationMode] = [:]
  private(set) var heirs: Set<Int> = []
  /// The registrations that aliases stand for.
  var primaries: [Int: Int] = [:]
  private(set) var decorators: [Key: [AnyDecorator]] = [:]
  /// The services whose contributions an override clears, and what says so.
  private(set) var cleared: [Key: RegistrationRecord] = [:]
  private(set) var survivors: Set<Int> = []
  /// The assemblies that the container and those above are made of.
  var assemblies: [AnyHashable: Any] = [:]
  private(set) var opened: [OpenedScope] = []
  /// The keys that an assembly needs from others.
  var needed: [NeededKey] = []
  /// The assembly that registers now.
  var assembly: Any.Type? { didSet { sections.append((recipes.count, assembly)) } }
  /// Where the registrations of each assembly begin.
  private var sections: [(start: Int, assembly: Any.Type?)] = []
  /// The number of registrations of a container above, which count on.
  let base: Int
  /// The number of registrations when the container was made; what comes later has no effect.
  private var frozenCount: Int?
  /// Whether somebody holds a registrar, or a registration, and could use it too late.
  var isHeld = true
  /// Where that is told; not the container, since a weak reference makes counting all others slow.
  private weak var log: ProblemLog?
  /// How many arguments its options name; most of them are given places of their own.
  private(set) var argumentCount = 0

  /// Whether its registrations and their options say all that there is to check: none behaves
  /// otherwise than most, or is given an argument or a key.
  var isPlain: Bool {
    modes.isEmpty && primaries.isEmpty && decorators.isEmpty && cleared.isEmpty && opened.isEmpty
      && needed.isEmpty && argumentCount == 0
  }

  init(base: Int = 0) {
    self.base = base
    change { $0.reserveCapacity(8) }
  }

  func add(
    _ record: RegistrationRecord, _ wire: @escaping Wire, mode: RegistrationMode,
    inherits: Bool = false, _ options: RegistrationOptions? = nil
  ) -> Int {
    let index = recipes.count
    if frozenCount != nil { refuse(record) }
    change { $0.append(Recipe(record: record, wire: wire, options: options)) }
    if let options {
      argumentCount += options.arguments.count + (options.keyed?.silent.count ?? 0)
    }
    if mode != .plain { modes[index] = mode }
    if mode.isOverriding && inherits { heirs.insert(index) }
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

  /// Whether a registration stands for another one, which may take more than it does.
  func mayReplace(_ index: Int) -> Bool { modes[index].map { $0 != .contributing } ?? false }

  func survive(_ index: Int) { survivors.insert(index) }

  func open(_ scope: OpenedScope) {
    if frozenCount != nil { return refuse(scope.record) }
    var scope = scope
    scope.assembly = assembly
    opened.append(scope)
  }

  /// The assembly that made a registration; `nil` for one that was made without.
  func assembly(of index: Int) -> Any.Type? { sections.last { $0.start <= index }?.assembly }

  func need(_ record: RegistrationRecord) {
    if frozenCount != nil { return refuse(record) }
    needed.append(NeededKey(record: record, assembly: assembly))
  }

  /// The options of a registration, made when the first is declared.
  func options(_ index: Int) -> RegistrationOptions {
    if let count = frozenCount, index < count {
      refuse(recipes[index].record)
      return RegistrationOptions()  // where nobody reads it
    }
    if let options = recipes[index].options { return options }
    let options = RegistrationOptions()
    change { $0[index].options = options }
    return options
  }

  /// Changes what is registered.
  ///
  /// Taken out while it is changed: nothing reads it meanwhile, so that needs no check.
  private func change(_ body: (inout [Recipe]) -> Void) {
    var changed = recipes
    recipes = []
    body(&changed)
    recipes = changed
  }

  /// Takes no more: whatever comes now is a problem of the container.
  func freeze(for container: Container) {
    frozenCount = recipes.count
    if isHeld { log = container.log }
  }

  private func refuse(_ record: RegistrationRecord) { log?.report(.late(record)) }
}

/// A key that an assembly needs, which another one registers.
struct NeededKey {
  let record: RegistrationRecord
  let assembly: Any.Type?

  var isOfScreen: Bool { (record.service as? any KeyedForm.Type)?.key is any ScreenKey.Type }
}

/// A scope that is opened elsewhere, and what it is given.
struct OpenedScope {
  let type: Any.Type
  var name: Name?
  let site: CallSite
  var assembly: Any.Type?
  var arguments: [DeclaredArgument] = []
  /// Makes the factory of the coordinator that lives there, where the scope is a coordinator's.
  var current: Wire?

  var id: ObjectIdentifier { ObjectIdentifier(type) }
  var key: Key { Key(type, name) }
  var isOfTag: Bool { current == nil }
  var record: RegistrationRecord {
    RegistrationRecord(
      service: type, name: name, site: site, lifetime: Lifetime(kind: .scoped, scope: type),
      kind: .current)
  }
}
