extension StageConsole {
  /// The verbs of a console's commands.
  enum Verb: String, CaseIterable, CustomStringConvertible {
    case look, take, twice, select, answer, back, dismiss, open, advance, wait
    case why, undo, restart, explore, finding, test, help, quit

    var description: String { rawValue }

    /// `true` for a verb that a person needs and an agent does not.
    var isForPeople: Bool { self == .help || self == .quit }

    /// `true` if the command changes nothing.
    var isReadOnly: Bool {
      switch self {
      case .look, .why, .explore, .finding, .test, .help, .quit: true
      case .take, .twice, .select, .answer, .back, .dismiss, .open, .advance, .wait: false
      case .undo, .restart: false
      }
    }

    var summary: String {
      switch self {
      case .look: "Shows the place and what the user can do there; all of it after “all”."
      case .take: "Takes an offer, selects a tab or answers an alert, by name or number."
      case .twice: "Takes an offer twice, with two quick taps."
      case .select: "Selects a tab, column or page."
      case .answer: "Answers the topmost alert; a text for its field follows a colon."
      case .back: "Goes back with the back button."
      case .dismiss: "Dismisses the topmost modal."
      case .open: "Opens a link from outside the app."
      case .advance: "Advances the clock: 30s, 1.5s, 200ms, 5m or 2h."
      case .wait: "Lets time pass until something changes."
      case .why: "Shows the last refusal or error, with its fixes."
      case .undo: "Plays all but the last action on a new stage."
      case .restart: "Starts the app on a new stage."
      case .explore: "Tries what an explorer finds in a few seconds, from the app's start."
      case .finding: "Shows one of its findings, with a failing test."
      case .test: "Prints what was done as a test."
      case .help: "Shows this."
      case .quit: "Ends the console."
      }
    }

    /// A value that a command needs or takes.
    struct Parameter {
      let name: String
      let meaning: String
      let example: String
      var isRequired = true
      var isNeeded: Bool { isRequired && !isFlag }
      /// `true` if it is there or not, without a value of its own.
      var isFlag = false
    }

    var parameters: [Parameter] {
      switch self {
      case .look:
        [Parameter(name: "all", meaning: "all of a long list", example: "all", isFlag: true)]
      case .take, .twice, .select: [Self.name]
      case .answer: [Self.name, Self.text]
      case .open: [Parameter(name: "link", meaning: "a link", example: "app://place/7")]
      case .advance: [Parameter(name: "time", meaning: "a time", example: "30s")]
      case .finding: [Parameter(name: "number", meaning: "the number of a finding", example: "1")]
      case .back, .dismiss, .wait, .why, .undo, .restart, .explore, .test, .help, .quit: []
      }
    }

    private static var name: Parameter {
      Parameter(name: "name", meaning: "a name or a number of the list", example: "1")
    }

    private static var text: Parameter {
      Parameter(name: "text", meaning: "the text for its field", example: "7", isRequired: false)
    }

    /// The command as help shows it: `answer NAME: TEXT`.
    var usage: String {
      let names = parameters.map { $0.isNeeded ? $0.name.uppercased() : "[\($0.name)]" }
      return ([rawValue] + names).joined(separator: " ")
    }

    static var names: String {
      allCases.dropLast().map(\.rawValue).joined(separator: ", ") + " and quit"
    }
  }
}
