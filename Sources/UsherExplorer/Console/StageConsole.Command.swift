import UsherTesting

extension StageConsole {
  /// A command: a verb and its argument.
  struct Command: Equatable {
    let verb: Verb
    let argument: String
    /// The text for the field of an alert; `nil` if the argument may contain it.
    var text: String?

    init(_ verb: Verb, _ argument: String, text: String? = nil) {
      (self.verb, self.argument, self.text) = (verb, argument, text)
    }

    /// Reads a command; an empty one looks, and a number alone takes the choice of that number.
    init(_ line: String) throws(CommandError) {
      let line = line.trimmed
      let word = line.prefix { !$0.isWhitespace }
      let argument = line.dropFirst(word.count).description.trimmed
      let isNumber = ListNumber(line) != nil
      let name = line.isEmpty ? "look" : isNumber ? "take" : word.lowercased()
      guard let verb = Verb(rawValue: name) else {
        throw CommandError(
          """
          There is no command “\(word.cut)”.
            • Take what a screen offers by its name: take \(line.cut)
            • The commands are \(Verb.names).
          """)
      }
      try self.init(checked: verb, isNumber ? line : argument)
    }

    /// Makes a command, unless its argument is missing or too much.
    init(checked verb: Verb, _ argument: String, text: String? = nil) throws(CommandError) {
      let parameter = verb.parameters.first
      if argument.isEmpty, let parameter, parameter.isNeeded {
        throw CommandError("\(verb) needs \(parameter.meaning): \(verb) \(parameter.example)")
      }
      guard parameter != nil || argument.isEmpty else {
        throw CommandError("\(verb) stands alone, without “\(argument.cut)”.")
      }
      self.init(verb, argument, text: text)
    }

    /// The commands in lines.
    static var help: String {
      let usages = Verb.allCases.map(\.usage)
      let width = usages.map(\.count).max() ?? 0
      return zip(usages, Verb.allCases).map { usage, verb in
        usage + String(repeating: " ", count: width - usage.count + 2) + verb.summary
      }.joined(separator: "\n")
    }
  }
}

extension String {
  /// The text without spaces, controls and the mark of its byte order around it.
  var trimmed: String {
    let scalars = unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.isAround }),
      let end = scalars.lastIndex(where: { !$0.isAround })
    else { return "" }
    return String(scalars[start...end])
  }
}

extension Unicode.Scalar {
  fileprivate var isAround: Bool {
    properties.isWhitespace || self == "\u{FEFF}" || properties.generalCategory == .control
  }
}

extension StringProtocol {
  /// The text for a message: its first 60 characters.
  var cut: String { count > 60 ? prefix(60) + "…" : String(self) }
}
