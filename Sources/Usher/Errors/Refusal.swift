/// The reason to refuse a request, without the requester and the call site.
struct Refusal: Error {
  let reason: NavigationError.Reason
  let message: Message
  var remedies: [String] = []
  var underlying: (any Error)?

  var detail: String { message.text }

  func error(verb: Message, coordinator: String, at callSite: CallSite) -> NavigationError {
    NavigationError(
      reason: reason, command: verb, coordinator: coordinator, message: message,
      remedies: remedies, callSite: callSite, underlying: underlying)
  }
}

extension Refusal {
  /// Makes a refusal with the reason of another request's refusal.
  init(_ error: NavigationError) {
    self.init(
      reason: error.reason, message: error.message, remedies: error.remedies,
      underlying: error.underlying)
  }

  static func ended(_ name: String) -> Refusal {
    Refusal(
      reason: .ended, message: "\(name) has finished, so its verbs are refused.",
      remedies: [
        "Cancel late callbacks in didFinish, or start them with task, which is cancelled then."
      ])
  }

  static func unstarted(_ name: String) -> Refusal {
    Refusal(
      reason: .unstarted, message: "\(name) was never started.",
      remedies: ["Start it first: start(child:) on its parent, or start() on its director."])
  }

  static let closed = Refusal(
    reason: .ended, message: "The director has closed.",
    remedies: ["Make a new director for a new window."])

  static func stale(_ detail: Message) -> Refusal {
    Refusal(
      reason: .stale, message: detail,
      remedies: ["Ignore this if the user was quicker than the display."])
  }

  static func impossible(_ detail: Message, _ remedies: String...) -> Refusal {
    Refusal(reason: .impossible, message: detail, remedies: remedies)
  }

  static func unknown(_ detail: Message, _ remedies: String...) -> Refusal {
    Refusal(reason: .unknown, message: detail, remedies: remedies)
  }

  static func locked(_ node: Node) -> Refusal {
    Refusal(
      reason: .locked, message: "\(node.name) would have to leave, but is locked.",
      remedies: ["Let its own coordinator remove it, or declare it free or confirm."])
  }

  static func unconfirmed(_ node: Node) -> Refusal {
    Refusal(
      reason: .unconfirmed, message: "\(node.name) would have to leave, but asks first.",
      remedies: ["Let its coordinator decide in didAttemptDismissal: proceed() removes it."])
  }

  static func denied(_ reason: String, by name: String, underlying: (any Error)? = nil) -> Refusal {
    Refusal(
      reason: .denied, message: "The guard \(name) denies it: \(private: reason)",
      remedies: ["Satisfy the guard first, or request something that it allows."],
      underlying: underlying)
  }

  static func loop(_ what: String, _ names: [String]) -> Refusal {
    let shown = names.count > 9 ? names.prefix(8) + ["…"] : names[...]
    return Refusal(
      reason: .loop, message: "\(what): \(private: shown.joined(separator: " → ")).",
      remedies: [
        "Let one of them lead to a place instead of another redirect.",
        "Or, if what a guard judges is shown already, call reevaluate() when it is no longer allowed.",
      ])
  }

  /// Observers or other callbacks have answered each other with too many commands.
  static func unrest(_ excess: String, by observer: CallSite?) -> Refusal {
    guard let observer else {
      return Refusal(
        reason: .loop, message: "Callbacks have caused \(excess) in one turn, the last one here.",
        remedies: ["Do not answer a callback with a command that leads to the same callback."])
    }
    return Refusal(
      reason: .loop, message: "The observer at \(observer) has caused \(excess) in one turn.",
      remedies: ["Do not answer an event with a command that causes the same event."])
  }

  static func unrouted(_ route: AnyRoute, _ why: String) -> Refusal {
    Refusal(
      reason: .impossible,
      message: "\(type(of: route.value)).\(private: route) cannot be followed: \(why).",
      remedies: ["Make a coordinator Routing with routes of that type, and start it first."])
  }

  static func redirected(by name: String) -> Refusal {
    Refusal(
      reason: .redirected, message: "The guard \(name) redirected it.",
      remedies: ["Satisfy the guard first, or request something that it allows."])
  }

  static func postponed(by name: String) -> Refusal {
    Refusal(
      reason: .redirected, message: "The guard \(name) requires something else first.",
      remedies: ["Nothing to fix: the request is repeated when that has finished."])
  }

  static func dropped(_ flow: String, by name: String, _ reason: CancellationReason) -> Refusal {
    let remedy =
      reason.isClosing
      ? "Make a new director for a new window."
      : "Repeat the request; the guard will require \(flow) again."
    return Refusal(
      reason: .dropped,
      message: "The guard \(name) required \(flow) first, which was cancelled: \(reason.name).",
      remedies: [remedy])
  }

  static func preparation(_ error: any Error, of name: Message) -> Refusal {
    if let refusal = error as? Refusal { return refusal }
    // Usher's own errors include their fixes.
    let remedies =
      error is any LoggableError ? [] : ["Correct the code that throws it, or catch it there."]
    return Refusal(
      reason: .preparation, message: "\(name) could not be made: \(error)", remedies: remedies,
      underlying: error)
  }

  static func tree(_ error: TreeError) -> Refusal {
    switch error {
    case .duplicate:
      .impossible("\(error.description)", "Name every screen once; a screen has one place.")
    case .tooDeep:
      .impossible(
        "\(error.description)",
        "Push instead of presenting or embedding, or remove what is above first.")
    case .unknown, .notA, .notAChild:
      .unknown("\(error.description)", "Read the tree before you edit it.")
    }
  }
}
