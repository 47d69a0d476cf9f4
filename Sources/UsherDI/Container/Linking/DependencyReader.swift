/// Is told by a registration what it depends on.
@usableFromInline @MainActor class DependencyReader {
  /// It is the blueprint's, which lives longer.
  unowned(unsafe) final let blueprint: Blueprint
  @exclusivity(unchecked) final private(set) var slot: Int
  @exclusivity(unchecked) @usableFromInline final private(set) var record: RegistrationRecord
  @exclusivity(unchecked) final private(set) var extras: Extras?
  /// Whether a decorator asks, to which the names of what it wraps mean nothing.
  @exclusivity(unchecked) final var isDecorating = false
  /// Whether the coordinator that lives is asked for, not a new one.
  @exclusivity(unchecked) final var wantsCurrent = false

  init(_ blueprint: Blueprint, slot: Int) {
    self.blueprint = blueprint
    self.slot = slot
    record = blueprint.record(slot)
  }

  /// Begins with a registration, so that one reader serves for many.
  func begin(_ slot: Int) {
    self.slot = slot
    record = blueprint.record(slot)
    extras = blueprint.extras(slot)
    (isDecorating, wantsCurrent) = (false, false)
  }

  /// Needs a dependency, as the initializer spells it.
  @usableFromInline final func need<D>(_ type: D.Type) {
    let name = isDecorating ? nil : extras?.namedDependencies[ObjectIdentifier(D.self)]?.name
    need(type, named: name)
  }

  final func need<D>(_ type: D.Type, named name: Name?, slot: Int? = nil) {
    if !wantsCurrent { add(type, name, slot) }
  }

  /// Needs what is registered as a type that is also an argument, and returns whether anything is.
  @usableFromInline final func needRegistered<D>(_ type: D.Type) -> Bool {
    guard let hidden = blueprint.hiddenSlot(D.self) else { return false }
    need(type, named: nil, slot: hidden)
    return true
  }

  /// Takes a dependency down: a type with a name, or a registration that is known.
  func add<D>(_ type: D.Type, _ name: Name?, _ slot: Int?) {}

  /// The builder of the factory, with the factories of what was needed; `nil` where needs are only
  /// collected.
  @usableFromInline final func finish() -> (builder: FactoryBuilder, factories: FactoryList)? {
    finish(as: record)
  }

  /// The same for a decorator, for whose errors another registration is named.
  func finish(
    as record: RegistrationRecord
  ) -> (builder: FactoryBuilder, factories: FactoryList)? { nil }
}

/// Collects what a registration and its decorators depend on, and makes nothing.
final class DependencyCollector: DependencyReader {
  @exclusivity(unchecked) private var needs: [Need] = []

  convenience init(_ blueprint: Blueprint) { self.init(blueprint, slot: 0) }

  func needs(of slot: Int) -> [Need] {
    begin(slot)
    needs = []
    _ = blueprint.recipe(slot).wire(self)
    for decorator in blueprint.decorators(of: slot) { decorator.collect(self) }
    return needs
  }

  override func add<D>(_ type: D.Type, _ name: Name?, _ slot: Int?) {
    needs.append(Need(type: D.self, name: name, slot: slot))
  }
}
