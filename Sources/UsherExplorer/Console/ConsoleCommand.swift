import UsherTesting

/// A command: a verb and its argument.
struct ConsoleCommand: Equatable {
  let verb: ConsoleVerb
  let argument: String
  /// The text for the field of an alert; `nil` if the argument may contain it.
  var text: String?

  init(_ verb: ConsoleVerb, _ argument: String, text: String? = nil) {
    (self.verb, self.argument, self.text) = (verb, argument, text)
  }

  /// Reads a command; an empty one looks, and a number alone takes the choice of that number.
  init(_ line: String) throws(ConsoleError) {
    let line = line.trimmed
    let word = line.prefix { !$0.isWhitespace }
    let argument = line.dropFirst(word.count).description.trimmed
    let isNumber = ConsoleNumber(line) != nil
    let name = line.isEmpty ? "look" : isNumber ? "take" : word.lowercased()
    guard let verb = ConsoleVerb(rawValue: name) else {
      throw ConsoleError(
        """
        There is no command “\(word.cut)”.
          • Take what a screen offers by its name: take \(line.cut)
          • The commands are \(ConsoleVerb.names).
        """)
    }
    try self.init(checked: verb, isNumber ? line : argument)
  }

  /// Makes a command, unless its argument is missing or too much.
  init(checked verb: ConsoleVerb, _ argument: String, text: String? = nil) throws(ConsoleError) {
    let parameter = verb.parameters.first
    if argument.isEmpty, let parameter, parameter.isNeeded {
      throw ConsoleError("\(verb) needs \(parameter.meaning): \(verb) \(parameter.example)")
    }
    guard parameter != nil || argument.isEmpty else {
      throw ConsoleError("\(verb) stands alone, without “\(argument.cut)”.")
    }
    self.init(verb, argument, text: text)
  }

  /// The commands in lines.
  static var help: String {
    let usages = ConsoleVerb.allCases.map(\.usage)
    let width = usages.map(\.count).max() ?? 0
    return zip(usages, ConsoleVerb.allCases).map { usage, verb in
      usage + String(repeating: " ", count: width - usage.count + 2) + verb.summary
    }.joined(separator: "\n")
  }
}

/// The number of a choice in the list: `3` or `#3`.
struct ConsoleNumber: Equatable {
  let digits: String
  /// `true` for `#3`, which cannot be a name.
  let isMarked: Bool

  init?(_ text: String) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    isMarked = text.hasPrefix("#")
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    self.digits = String(digits)
  }

  /// The number; `nil` if it is larger than any list.
  var value: Int? { Int(digits) }
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
