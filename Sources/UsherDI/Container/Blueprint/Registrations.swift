import Usher

/// The registrations as written, before any check.
@MainActor final class Registrations {
  private(set) var recipes: [Recipe] = []
  /// Registrations that are not plain, by their index.
  private(set) var modes: [Int: RegistrationMode] = [:]
  private(set) var heirs: Set<Int> = []
  /// The targets of aliases.
  var primaries: [Int: Int] = [:]
  private(set) var decorators: [Key: [AnyDecorator]] = [:]
  /// The services whose contributions an override clears, with the record of the clearing.
  private(set) var cleared: [Key: RegistrationRecord] = [:]
  /// The assemblies of the container and its ancestors.
  var assemblies: [AnyHashable: Any] = [:]
  private(set) var opened: [OpenedScope] = []
  /// The keys that an assembly needs from others.
  var needed: [NeededKey] = []
  /// The assembly that is registering now.
  var assembly: Any.Type? { didSet { sections.append((recipes.count, assembly)) } }
  /// The first registration of each assembly.
  private var sections: [(start: Int, assembly: Any.Type?)] = []
  /// The number of registrations above; indices continue from there.
  let base: Int
  /// The number of registrations when the container was made; later ones have no effect.
  private var frozenCount: Int?
  /// `true` if a registrar or a registration is still referenced, and could be used too late.
  var isHeld = true
  /// The log for late registrations.
  ///
  /// Not the container: a weak reference to it would slow down every strong one.
  private weak var log: Container.ProblemLog?
  /// The number of arguments that its options name; most of them get slots of their own.
  private(set) var argumentCount = 0

  /// `true` if the records and options alone decide the check, so that equal additions of two
  /// children have equal results.
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
    inherits: Bool = false, _ options: Recipe.Options? = nil
  ) -> Int {
    let index = recipes.count
    if frozenCount != nil { refuse(record) }
    change { $0.append(Recipe(record: record, wire: wire, options: options)) }
    if let options { argumentCount += options.taken.count }
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

  func open(_ scope: OpenedScope) {
    if frozenCount != nil { return refuse(scope.record) }
    var scope = scope
    scope.assembly = assembly
    opened.append(scope)
  }

  /// The assembly of a registration; `nil` if it was made outside of one.
  func assembly(of index: Int) -> Any.Type? { sections.last { $0.start <= index }?.assembly }

  func need(_ record: RegistrationRecord) {
    if frozenCount != nil { return refuse(record) }
    needed.append(NeededKey(record: record, assembly: assembly))
  }

  /// The options of a registration, created on first use.
  func options(_ index: Int) -> Recipe.Options {
    if let count = frozenCount, index < count {
      refuse(recipes[index].record)
      return Recipe.Options()  // where nobody reads it
    }
    if let options = recipes[index].options { return options }
    let options = Recipe.Options()
    change { $0[index].options = options }
    return options
  }

  /// Changes the registrations.
  ///
  /// They are moved out while they change, so that the mutation needs no exclusivity check.
  private func change(_ body: (inout [Recipe]) -> Void) {
    var changed = recipes
    recipes = []
    body(&changed)
    recipes = changed
  }

  /// Closes the registrations: later ones are reported as problems of the container.
  func freeze(for container: Container) {
    frozenCount = recipes.count
    if isHeld { log = container.log }
  }

  private func refuse(_ record: RegistrationRecord) { log?.report(.late(record)) }
}
extension Registrations {
  /// A key that an assembly needs, which another one registers.
  struct NeededKey {
    let record: RegistrationRecord
    let assembly: Any.Type?

    var isOfScreen: Bool { (record.service as? any KeyedForm.Type)?.key is any ScreenKey.Type }
  }
}
