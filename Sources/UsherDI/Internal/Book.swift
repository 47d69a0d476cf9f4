import Usher

/// What registrars write down, before anything is checked.
@MainActor final class Book {
  var records: [Record] = []
  var recipes: [Recipe] = []
  /// Registrations that are not plain, by their index.
  var modes: [Int: Registrar.Mode] = [:]
  /// Overrides that keep the lifetime of what they replace.
  var heirs: Set<Int> = []
  var decorators: [Key: [AnyDecorator]] = [:]
  var decorated: [(key: Key, record: Record)] = []
  var opened: Set<ObjectIdentifier> = []
  /// What the openers of scopes take, beside what coordinators declare.
  var scopeArguments: [ObjectIdentifier: [DeclaredArgument]] = [:]
  /// The number of registrations of a container above, which count on.
  let base: Int

  init(base: Int = 0) {
    self.base = base
  }

  func add(
    _ record: Record, _ wire: @escaping @MainActor (Linker) -> AnyLink?,
    mode: Registrar.Mode = .plain, inherits: Bool = false
  ) -> Int {
    let index = records.count
    records.append(record)
    recipes.append(Recipe(wire: wire))
    if mode != .plain { modes[index] = mode }
    if mode == .overriding && inherits { heirs.insert(index) }
    return index
  }

  /// What few registrations have, made when it is first needed.
  func extras(_ index: Int) -> Extras {
    if let extras = recipes[index].extras { return extras }
    let extras = Extras()
    recipes[index].extras = extras
    return extras
  }
}
