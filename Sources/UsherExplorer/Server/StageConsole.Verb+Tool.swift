import UsherTesting

extension StageConsole.Verb {
  /// The verbs that an agent can call.
  static let tools = allCases.filter { !$0.isForPeople }

  /// The verb as the protocol describes a tool, with a schema of its arguments.
  var tool: SavedValue {
    let properties = parameters.map { ($0.name, $0.schema) }
    let required = parameters.filter(\.isNeeded).map { SavedValue.text($0.name) }
    return .object([
      "name": .text(rawValue), "description": .text(summary),
      "inputSchema": .object([
        "type": .text("object"), "additionalProperties": .flag(false),
        "properties": .object(Dictionary(uniqueKeysWithValues: properties)),
        "required": .list(required),
      ]),
      "annotations": .object([
        "readOnlyHint": .flag(isReadOnly), "openWorldHint": .flag(false),
      ]),
    ])
  }

  /// Reads the arguments of a call.
  func command(_ arguments: SavedValue) throws(StageConsole.CommandError) -> StageConsole.Command {
    guard case .object(let values) = arguments else {
      throw StageConsole.CommandError("\(self) takes an object.")
    }
    let names = parameters.map(\.name)
    if let other = values.keys.sorted().first(where: { !names.contains($0) }) {
      let known = names.isEmpty ? "none" : names.joined(separator: " and ")
      throw StageConsole.CommandError(
        "\(self) has no argument \(other.cut).\n  • Its arguments: \(known).")
    }
    var texts: [String: String] = [:]
    for parameter in parameters { texts[parameter.name] = try parameter.text(values) }
    let first = parameters.first.flatMap { texts[$0.name] } ?? ""
    return try StageConsole.Command(checked: self, first.trimmed, text: texts["text"])
  }
}

extension StageConsole.Verb.Parameter {
  fileprivate var schema: SavedValue {
    .object([
      "type": isFlag ? .text("boolean") : .list([.text("string"), .text("integer")]),
      "description": .text(isFlag ? meaning : "\(meaning), such as \(example)"),
    ])
  }

  /// Reads the parameter; a whole number counts as its digits.
  fileprivate func text(_ values: [String: SavedValue]) throws(StageConsole.CommandError) -> String?
  {
    switch values[name] {
    case nil: return nil
    case .flag(let isOn) where isFlag: return isOn ? name : nil
    case .some where isFlag: throw StageConsole.CommandError("\(name) is true or false.")
    case .text(let text): return text
    case .integer(let number): return String(number)
    case .some:
      throw StageConsole.CommandError(
        "\(name) is not a text.\n  • It is \(meaning), such as \(example).")
    }
  }
}
