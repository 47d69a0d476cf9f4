/// Is told by a registration what it depends on: to write that down, or to make its factory of it.
@usableFromInline @MainActor final class DependencyReader {
  let blueprint: Blueprint
  private(set) var slot: Int
  private var recipe: Recipe
  private let isLinking: Bool
  /// What it depends on, and those before it, where that is only written down.
  private(set) var needs: [Need] = []
  /// The factories of what it depends on, where its own is made of them.
  private(set) var factories: [AnyInstanceFactory] = []
  /// Whether a decorator asks, to which the names of what it wraps mean nothing.
  var isDecorating = false
  /// Whether the instance is kept already, in a container or for it.
  var isMade: (@MainActor (Container) -> Bool)?

  init(_ blueprint: Blueprint, slot: Int, isLinking: Bool) {
    (self.blueprint, self.slot, self.isLinking) = (blueprint, slot, isLinking)
    recipe = blueprint.recipe(slot)
  }

  var record: RegistrationRecord { recipe.record }
  var options: RegistrationOptions? { recipe.options }

  /// Writes down what a registration and its decorators depend on, after what is written already.
  func writeNeeds(of slot: Int) {
    let decorators = blueprint.decorators(of: slot)
    if decorators.isEmpty && blueprint.record(slot).needsNothing { return }
    (self.slot, recipe) = (slot, blueprint.recipe(slot))
    _ = recipe.wire(self)
    for decorator in decorators { decorator.collect(self) }
  }

  /// Makes the factory of its registration; those of what that depends on are there.
  func makeFactory() -> AnyInstanceFactory { recipe.wire(self) ?? AnyInstanceFactory(linkage) }

  /// Needs a dependency, as the initializer spells it.
  @usableFromInline func need<D>(_ type: D.Type) {
    let name = isDecorating ? nil : options?.namedDependencies.last { $0.type == D.self }?.name
    need(type, named: name)
  }

  /// Needs a dependency, and returns its factory where one is made of it.
  @usableFromInline func factory<D>(_ type: D.Type) -> InstanceFactory<D>? {
    need(type)
    return factories.last?.typed(D.self)
  }

  /// Needs a registration; the coordinator that lives was made before, and needs nothing.
  func need<D>(_ type: D.Type, named name: Name?, slot: Int? = nil) {
    guard record.kind != .current else { return }
    guard isLinking else { return write(Need(type: D.self, name: name, slot: slot)) }
    let factory =
      if let slot { blueprint.factory(slot: slot) } else {
        blueprint.lastingFactory(D.self, named: name)
      }
    factories.append(factory)
  }

  private func write(_ need: Need) {
    // Taken out while they are changed: nothing reads them meanwhile, so that needs no check.
    var known = needs
    needs = []
    known.append(need)
    needs = known
  }

  /// Needs what is registered as a type that is also an argument, and returns where.
  func needRegistered<D>(_ type: D.Type) -> Int? {
    let hidden = blueprint.hiddenSlot(D.self)
    if let hidden { need(type, named: nil, slot: hidden) }
    return hidden
  }

  /// The reader, where it makes a factory; `nil` where it only writes down what is needed.
  @usableFromInline var builder: DependencyReader? { isLinking ? self : nil }
}

extension Blueprint {
  /// What a registration and its decorators depend on.
  func needs(of slot: Int) -> [Need] {
    let reader = DependencyReader(self, slot: slot, isLinking: false)
    reader.writeNeeds(of: slot)
    return reader.needs
  }

  /// Makes the factory of a registration; those of what it depends on are there.
  func makeFactory(_ slot: Int) -> AnyInstanceFactory {
    DependencyReader(self, slot: slot, isLinking: true).makeFactory()
  }
}
