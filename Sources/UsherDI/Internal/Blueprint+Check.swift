/// The check at construction, which runs no factory.
extension Blueprint {
  /// Checks everything that can be known before anything is made.
  ///
  /// - Throws: `ContainerError` with all problems.
  func check() throws(ContainerError) {
    var problems = index()
    problems += collectEdges()
    let sweep = Sweep(self)
    problems += sweep.cycles.map { .cycle($0.map(record)) }
    problems += captives(sweep.order) + bareArguments() + unusedArguments()
    problems += unopenedScopes() + voidDeclarations()
    guard problems.isEmpty else { throw ContainerError(problems: problems) }
  }

  private func unopenedScopes() -> [ContainerError.Problem] {
    records.indices.compactMap { index in
      guard isUsed[index], let scope = records[index].lifetime.scope, !isOpened(scope) else {
        return nil
      }
      return .unopenedScope(records[index], scope)
    }
  }

  private func isOpened(_ scope: Any.Type) -> Bool {
    let id = ObjectIdentifier(scope)
    return opened.contains(id) || book.opened.contains(id) || (parent?.isOpened(scope) ?? false)
  }

  /// Declarations that a lifetime makes void: ends and eagerness of what nobody keeps.
  private func voidDeclarations() -> [ContainerError.Problem] {
    records.indices.compactMap { index in
      guard isUsed[index], let extras = recipes[index].extras else { return nil }
      let record = records[index]
      let isOwned = record.lifetime.kind == .shared || record.lifetime.kind == .scoped
      if isOwned && record.kind != .value { return nil }
      if !extras.onEnd.isEmpty || !extras.onClose.isEmpty { return .void(record, "An end") }
      return extras.isEager ? .void(record, "Eager") : nil
    }
  }
}

extension Blueprint {
  /// Longer-lived instances that would hold shorter-lived ones, through transient ones too.
  private func captives(_ order: [Int]) -> [ContainerError.Problem] {
    var hold: [Int: Int] = [:]
    var problems: [ContainerError.Problem] = []
    for slot in order where slot >= base {
      let record = record(slot)
      let held = edges(of: slot).lazy.map { Int($0.target) }.first { next in
        self.isShort(next) || hold[next] != nil
      }
      guard let held else { continue }
      switch record.lifetime.kind {
      case .transient, .graph: hold[slot] = held
      case .shared, .weak: problems.append(.captive(path(from: slot, held, hold)))
      case .scoped: break
      }
    }
    return problems
  }

  /// Whether what is kept by this container cannot have it: it belongs to a scope further down.
  private func isShort(_ slot: Int) -> Bool {
    let record = record(slot)
    if record.kind == .argument { return hiddenSlot(record.service) == nil && scopeGives(record) }
    guard let scope = record.lifetime.scope else { return false }
    return !enclosing.contains(ObjectIdentifier(scope))
  }

  private func scopeGives(_ argument: Record) -> Bool {
    !given.contains(ObjectIdentifier(argument.service))
  }

  private func path(from slot: Int, _ next: Int, _ hold: [Int: Int]) -> [Record] {
    var path = [record(slot)]
    var current: Int? = next
    while let slot = current {
      path.append(record(slot))
      current = isShort(slot) ? nil : hold[slot]
    }
    return path
  }
}

extension Blueprint {
  /// Dependencies on argument types that nothing on the way to them takes from a caller.
  private func bareArguments() -> [ContainerError.Problem] {
    guard !hidden.isEmpty else { return [] }
    let users = Users(self)
    return records.indices.flatMap { index -> [ContainerError.Problem] in
      guard isUsed[index] else { return [] }
      return edges(of: base + index).compactMap { edge in
        let argument = record(Int(edge.target))
        guard argument.kind == .argument, edge.kind == .direct,
          isBareArgument(argument.service),
          !isGivenByScope(argument.service),
          !users.anyDeclares(argument.service, from: base + index)
        else { return nil }
        let need = Linker.Need(type: argument.service, name: nil, slot: nil)
        return .missing(need, by: records[index], [], catalogue)
      }
    }
  }

  /// Whether an opener of a scope gives an argument to all that is made there.
  private func isGivenByScope(_ type: Any.Type) -> Bool {
    let declared =
      creations.values.flatMap { recipe($0).extras?.arguments ?? [] }
      + book.scopeArguments.values.joined()
    return declared.contains { $0.type == type } || (parent?.isGivenByScope(type) ?? false)
  }

  /// Arguments that are declared, and that neither the initialiser nor what it makes takes.
  private func unusedArguments() -> [ContainerError.Problem] {
    records.indices.flatMap { index -> [ContainerError.Problem] in
      guard isUsed[index], let extras = recipes[index].extras, !extras.arguments.isEmpty else {
        return []
      }
      if creations[ObjectIdentifier(records[index].service)] == base + index {
        return extras.arguments.filter { !isTakenAnywhere($0.type) }
          .map { .unusedArgument($0.type, records[index]) }
      }
      let reached = reach(base + index)
      return extras.arguments.filter { !isTaken($0.type, in: reached) }
        .map { .unusedArgument($0.type, records[index]) }
    }
  }

  private func reach(_ slot: Int) -> [Int] {
    var walk = Walk(from: slot)
    return walk.postorder(constructionTargets)
  }

  private func isTaken(_ type: Any.Type, in slots: [Int]) -> Bool {
    slots.contains { slot in
      let record = record(slot)
      return record.kind == .closure && slot != slots.last
        || record.kind == .argument && record.service == type
    }
  }

  private func isTakenAnywhere(_ type: Any.Type) -> Bool {
    records.indices.contains { index in
      guard isUsed[index] else { return false }
      if records[index].kind == .closure { return true }
      return edges[index].contains { edge in
        let target = record(Int(edge.target))
        return target.kind == .argument && target.service == type
      }
    }
  }
}
