/// Returns the Swift source of a value, for the parts of programs.
func literal(_ value: Any) -> String {
  switch value {
  case let program as Program: source(of: program)
  case let move as Move: source(of: move)
  case let spec as Spec: source(of: spec)
  case let scene as Scene: source(of: scene)
  case let list as [Any]: "[\(list.map(literal).joined(separator: ", "))]"
  case let number as Int: "\(number)"
  case let name as any RawRepresentable: ".\(name.rawValue)"
  default: caseLiteral(value)
  }
}

/// Returns the source of an enumeration's case with its associated values.
private func caseLiteral(_ value: Any) -> String {
  guard let (label, payload) = Mirror(reflecting: value).children.first, let label else {
    return ".\(value)"
  }
  let mirror = Mirror(reflecting: payload)
  guard mirror.displayStyle == .tuple else { return ".\(label)(\(literal(payload)))" }
  let parts = mirror.children.map { name, part in
    let prefix = name.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
    return prefix + literal(part)
  }
  return ".\(label)(\(parts.joined(separator: ", ")))"
}

private func source(of spec: Spec) -> String {
  let attempt = spec.attempt == .stay ? "" : ", attempt: \(literal(spec.attempt))"
  let hooks = [
    ("build", spec.build), ("rebuild", spec.rebuild), ("start", spec.start),
    ("finish", spec.finish), ("arrive", spec.arrive), ("appear", spec.appear),
    ("disappear", spec.disappear), ("pop", spec.pop),
  ].filter { !$0.1.isEmpty }
  let acting = hooks.map { ".acting(\\.\($0), \($1.map(literal).joined(separator: ", ")))" }
  return "Spec(\(literal(spec.layout))\(attempt))\(acting.joined())"
}

private func source(of scene: Scene) -> String {
  var parts = [literal(scene.kind)]
  if scene.data != 0 { parts.append("about: \(scene.data)") }
  if let key = scene.key { parts.append("key: \(key)") }
  if !scene.children.isEmpty { parts.append("holding: \(literal(scene.children))") }
  if scene.selected != 0 { parts.append("selected: \(scene.selected)") }
  if !scene.presenting.isEmpty { parts.append("presenting: \(literal(scene.presenting))") }
  return "Scene(\(parts.joined(separator: ", ")))"
}

private func source(of move: Move) -> String {
  let chaos = move.chaos == 0 ? "" : ", chaos: \(move.chaos)"
  return "Move(\(literal(move.act))\(chaos))"
}

private func source(of program: Program) -> String {
  let root = "root: \(literal(program.root))"
  var lines = ["    \(program.model.map { "model: \(literal($0))" } ?? root)"]
  if program.limits != 3 { lines.append("    limits: \(program.limits)") }
  if !program.early.isEmpty { lines.append("    early: \(literal(program.early))") }
  let moves = program.moves.map { "      \(literal($0)),\n" }.joined()
  if !moves.isEmpty { lines.append("    moves: [\n\(moves)    ]") }
  if program.ending != .close { lines.append("    ending: \(literal(program.ending))") }
  if program.whims != 0 { lines.append("    whims: \(program.whims)") }
  return "Program(\n\(lines.joined(separator: ",\n")))"
}
