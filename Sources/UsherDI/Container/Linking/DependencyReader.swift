/// Reads the dependencies of a registration, to list them or to make its factory.
@usableFromInline @MainActor final class DependencyReader {
  let blueprint: Blueprint
  private(set) var slot: Int
  private var recipe: Recipe
  let isLinking: Bool
  /// The dependencies read so far, if they are only listed.
  private(set) var needs: [Need] = []
  /// The factories of its dependencies, if its own factory is being made.
  private(set) var factories: [AnyInstanceFactory] = []
  /// The decorator that is read, which ignores the names declared for the decorated service.
  var decorator: RegistrationRecord?
  /// Returns true if the instance is already kept in a container; set by the store that keeps it.
  var isMade: (@MainActor (Container) -> Bool)? { didSet { discard(oldValue) } }

  struct Need {
    let type: Any.Type
    let name: Name?
    /// The registration, if it is known.
    let slot: Int?
    /// The decorator that has the need, if one has.
    var decorator: RegistrationRecord?
  }

  init(_ blueprint: Blueprint, slot: Int, isLinking: Bool) {
    (self.blueprint, self.slot, self.isLinking) = (blueprint, slot, isLinking)
    recipe = blueprint.recipe(slot)
  }

  var record: RegistrationRecord { recipe.record }
  var options: Recipe.Options? { recipe.options }

  /// Appends the dependencies of a registration and its decorators.
  func writeNeeds(of slot: Int) {
    let decorators = blueprint.decorators(of: slot)
    if decorators.isEmpty && blueprint.record(slot).needsNothing { return }
    (self.slot, recipe) = (slot, blueprint.recipe(slot))
    _ = recipe.wire(self)
    for decorator in decorators { decorator.collect(self) }
  }

  /// Makes the factory of its registration, whose dependencies are linked.
  func makeFactory() -> AnyInstanceFactory { recipe.wire(self) ?? AnyInstanceFactory(linkage) }

  /// Adds a dependency, as the initializer spells it.
  @usableFromInline func need<D>(_ type: D.Type) {
    let name = decorator != nil ? nil : options?.namedDependencies.last { $0.type == D.self }?.name
    need(type, named: name)
  }

  /// Adds a dependency, and returns its factory if the reader is linking.
  @usableFromInline func factory<D>(_ type: D.Type) -> InstanceFactory<D>? {
    need(type)
    return factories.last?.typed(D.self)
  }

  /// Adds a dependency; a current coordinator was made before, and has none.
  func need<D>(_ type: D.Type, named name: Name?, slot: Int? = nil) {
    guard record.kind != .current else { return }
    guard isLinking else {
      return write(Need(type: D.self, name: name, slot: slot, decorator: decorator))
    }
    let known = slot.map { blueprint.factory(slot: $0) }
    factories.append(known ?? blueprint.lastingFactory(D.self, named: name))
  }

  private func write(_ need: Need) {
    // Moved out while they change, so that the mutation needs no exclusivity check.
    var known = needs
    needs = []
    known.append(need)
    needs = known
  }

  /// The reader if it makes a factory; `nil` if it only lists dependencies.
  @usableFromInline var builder: DependencyReader? { isLinking ? self : nil }
}

extension Blueprint {
  /// The dependencies of a registration and its decorators.
  func needs(of slot: Int) -> [DependencyReader.Need] {
    let reader = DependencyReader(self, slot: slot, isLinking: false)
    reader.writeNeeds(of: slot)
    return reader.needs
  }
}
