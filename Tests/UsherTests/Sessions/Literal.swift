/// What Swift source a value is, for the parts of programs.
func literal(_ value: Any) -> String {
  switch value {
  case let program as Program: source(of: program)
  case let move as Move: source(of: move)
  case let spec as Spec: source(of: spec)
  case let list as [Any]: "[\(list.map(literal).joined(separator: ", "))]"
  case let number as Int: "\(number)"
  case let name as any RawRepresentable: ".\(name.rawValue)"
  default: caseLiteral(value)
  }
}

/// An enumeration's case with what it carries.
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
  var parts = [literal(spec.layout)]
  for (name, acts) in [
    ("build", spec.build), ("start", spec.start), ("finish", spec.finish), ("appear", spec.appear),
  ] where !acts.isEmpty {
    parts.append("\(name): \(literal(acts))")
  }
  if spec.attempt != .stay { parts.append("attempt: \(literal(spec.attempt))") }
  return "Spec(\(parts.joined(separator: ", ")))"
}

private func source(of move: Move) -> String {
  let chaos = move.chaos == 0 ? "" : ", chaos: \(move.chaos)"
  return "Move(\(literal(move.act))\(chaos))"
}

private func source(of program: Program) -> String {
  var lines = ["    root: \(literal(program.root))"]
  if program.limits != 3 { lines.append("    limits: \(program.limits)") }
  if !program.early.isEmpty { lines.append("    early: \(literal(program.early))") }
  let moves = program.moves.map { "      \(literal($0)),\n" }.joined()
  if !moves.isEmpty { lines.append("    moves: [\n\(moves)    ]") }
  if program.ending != .close { lines.append("    ending: \(literal(program.ending))") }
  return "Program(\n\(lines.joined(separator: ",\n")))"
}
