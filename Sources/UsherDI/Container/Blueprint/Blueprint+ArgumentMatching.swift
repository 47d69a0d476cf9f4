import Usher

/// Matches the values of callers with the declared arguments.
extension Blueprint {
  func accepted(_ given: [Argument], by type: Any.Type, named name: Name?) throws -> [Argument] {
    guard !given.isEmpty, let declared = declared(by: type, named: name) else { return given }
    if let slot = slot(Key(type, name)).map(declaring), record(slot).takesNoCall,
      let scope = record(slot).lifetime.scope, !declared.isEmpty
    {
      throw ResolutionError(.extraArgument, type, name, .kept(given[0].type, in: scope))
    }
    guard slot(Key(type, name)) == nil, isLate(type) else {
      return try accepted(given, declared: declared, by: type)
    }
    throw ResolutionError(.extraArgument, type, name, .later(given[0].type))
  }

  /// The arguments of a type, through aliases and wrappers; `nil` if the type is not registered.
  private func declared(by type: Any.Type, named name: Name?) -> [DeclaredArgument]? {
    if let slot = slot(Key(type, name)) { return options(declaring(slot))?.arguments ?? [] }
    guard let form = type as? any DependencyForm.Type else { return nil }
    if form.kind == .all { return taken(by: elements(of: form.element, named: name).slots) }
    return declared(by: form.element, named: name)
  }

  /// The arguments that some registrations and their dependencies take.
  private func taken(by slots: [Int]) -> [DeclaredArgument] {
    var walk = DepthFirstWalk<Int>()
    for slot in slots { walk.visit(slot, constructed) }
    return walk.order.map(record).filter { $0.kind == .argument }
      .compactMap { hidden($0.service)?.declared }
  }

  /// `true` if it is made by a resolve call of its own, when its owner calls it.
  private func isLate(_ type: Any.Type) -> Bool {
    guard let form = type as? any DependencyForm.Type else { return false }
    return !form.kind.isConstruction || isLate(form.element)
  }

  func accepted(_ given: [Argument], declaredBy creation: Int) throws -> [Argument] {
    let declared = options(creation)?.arguments ?? []
    return try accepted(given, declared: declared, by: record(creation).service)
  }

  func accepted(
    _ given: [Argument], byScope scope: Any.Type, _ declared: [DeclaredArgument],
    beside added: [RegistrationRecord]
  ) throws -> [Argument] {
    if given.isEmpty && declared.isEmpty { return [] }
    let accepted = try accepted(given, declared: declared, by: scope)
    for argument in declared where !registers(Key(argument.type, nil)) {
      if accepted.contains(where: { $0.type == argument.type }) { continue }
      if added.contains(where: { $0.key == Key(argument.type, nil) }) { continue }
      throw ResolutionError(.missingArgument, argument.type, nil, .opening(scope))
    }
    return accepted
  }

  func tag(taking type: Any.Type) -> (Any.Type)? {
    registrations.opened.first { $0.arguments.contains { $0.type == type } }?.type
      ?? parent?.tag(taking: type)
  }

  /// The registration that declares the arguments of a service: the target of an alias, or the
  /// registration behind a caller-supplied type.
  func declaring(_ slot: Int) -> Int {
    let record = record(slot)
    if record.kind == .argument { return hidden(record.service)?.slot.map(declaring) ?? slot }
    if record.kind == .current { return creation(of: record.service) ?? slot }
    guard record.kind == .alias, let primary = edges(of: slot).first else { return slot }
    return declaring(Int(primary.target))
  }

  /// Matches each value with a declared argument: by exact type if all match, else in declared
  /// order if that fits, else by exact type first and then by conversion.
  private func accepted(
    _ given: [Argument], declared: [DeclaredArgument], by service: Any.Type
  ) throws -> [Argument] {
    if given.elementsEqual(declared, by: { $0.type == $1.type }) { return given }
    var waiting = declared
    let exact = given.map { argument in
      waiting.firstIndex { $0.type == argument.type }.map { waiting.remove(at: $0) }
    }
    if exact.contains(where: { $0 == nil }), given.count == declared.count {
      let ordered = zip(declared, given).compactMap { $0.convert($1) }
      if ordered.count == given.count { return ordered }
    }
    return try zip(given, exact).map { argument, declaration in
      if declaration != nil { return argument }
      for index in waiting.indices {
        guard let converted = waiting[index].convert(argument) else { continue }
        waiting.remove(at: index)
        return converted
      }
      throw ResolutionError(
        .extraArgument, service, nil, .given(argument.type, declared: declared.map(\.type)))
    }
  }
}
