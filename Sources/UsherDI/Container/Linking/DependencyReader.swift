/// Is told by a registration what it depends on.
@usableFromInline @MainActor class DependencyReader {
  /// The one that is being linked or checked, which lives longer than that takes.
  @exclusivity(unchecked) unowned(unsafe) final private(set) var blueprint: Blueprint
  @exclusivity(unchecked) final private(set) var slot: Int
  @exclusivity(unchecked) @usableFromInline final private(set) var record: RegistrationRecord
  @exclusivity(unchecked) final var options: RegistrationOptions?
  /// Whether a decorator asks, to which the names of what it wraps mean nothing.
  @exclusivity(unchecked) final var isDecorating = false

  init(_ blueprint: Blueprint, slot: Int) {
    self.blueprint = blueprint
    self.slot = slot
    record = blueprint.record(slot)
  }

  func begin(_ slot: Int, in blueprint: Blueprint, _ recipe: Recipe) {
    (self.blueprint, self.slot) = (blueprint, slot)
    (record, options) = (blueprint.record(slot), recipe.options)
    isDecorating = false
  }

  /// Needs a dependency, as the initializer spells it.
  @usableFromInline final func need<D>(_ type: D.Type) {
    let name = isDecorating ? nil : options?.namedDependencies.last { $0.type == D.self }?.name
    need(type, named: name)
  }

  /// Needs a registration; the coordinator that lives was made before, and needs nothing.
  final func need<D>(_ type: D.Type, named name: Name?, slot: Int? = nil) {
    if record.kind != .current { add(type, name, slot) }
  }

  /// Needs what is registered as a type that is also an argument, and returns whether anything is.
  @usableFromInline final func needRegistered<D>(_ type: D.Type) -> Bool {
    guard let hidden = blueprint.hiddenSlot(D.self) else { return false }
    need(type, named: nil, slot: hidden)
    return true
  }

  /// Takes a dependency down: a type with a name, or a registration that is known.
  func add<D>(_ type: D.Type, _ name: Name?, _ slot: Int?) {}

  /// The builder of the factory; `nil` where needs are only collected.
  @usableFromInline var builder: FactoryBuilder? { nil }
}

/// Collects what a registration and its decorators depend on, and makes nothing.
final class DependencyCollector: DependencyReader {
  @exclusivity(unchecked) private var needs: [Need] = []

  func needs(of slot: Int) -> [Need] {
    let recipe = blueprint.recipe(slot)
    begin(slot, in: blueprint, recipe)
    needs = []
    _ = recipe.wire(self)
    for decorator in blueprint.decorators(of: slot) { decorator.collect(self) }
    return needs
  }

  override func add<D>(_ type: D.Type, _ name: Name?, _ slot: Int?) {
    needs.append(Need(type: D.self, name: name, slot: slot))
  }
}
