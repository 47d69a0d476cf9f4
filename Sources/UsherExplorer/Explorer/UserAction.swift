import Testing
public import UsherTesting

/// A user's action on a stage, as a value that can be printed and played again.
public enum UserAction: Hashable, Sendable {
  /// Takes an offer of the active screen by its title.
  case take(String)
  /// Takes an offer twice, with two quick taps.
  case takeTwice(String)
  /// Goes back with the back button.
  case back
  /// Dismisses the topmost modal.
  case dismiss
  /// Selects a tab, column or page by its title.
  case select(String)
  /// Selects a tab, column or page by its index, if its title is not unique.
  case selectAt(Int)
  /// Answers the topmost alert with one of its buttons.
  case answer(String)
  /// Opens a link from outside the app.
  case open(String)
  /// Lets time pass until something changes, or no task sleeps on the stage's clock.
  case wait
  /// Suffers an interruption, such as an hour in the background.
  case interrupt(Interruption)
}

extension UserAction: CustomStringConvertible {
  /// The action in Swift: `.take("Buy")`.
  public var description: String {
    switch self {
    case .take(let title): ".take(\(title.literal))"
    case .takeTwice(let title): ".takeTwice(\(title.literal))"
    case .back: ".back"
    case .dismiss: ".dismiss"
    case .select(let title): ".select(\(title.literal))"
    case .selectAt(let index): ".selectAt(\(index))"
    case .answer(let title): ".answer(\(title.literal))"
    case .open(let link): ".open(\(link.literal))"
    case .wait: ".wait"
    case .interrupt(let interruption): ".interrupt(\(interruption.code))"
    }
  }

  /// `false` for links and interruptions, which come from outside the app.
  var isOnDisplay: Bool { interruption == nil }

  var isOffer: Bool {
    guard case .take = self else { return false }
    return true
  }
}

extension TestStage {
  /// The possible actions: an alert's answers, or else offers, tabs and ways back.
  public var actions: [UserAction] {
    if let alert { return alert.buttons.map { .answer($0.title) } + waiting }
    let back: [UserAction] = user.wayBack == nil ? [] : [.back]
    let dismissal: [UserAction] = director.tree.modals.isEmpty ? [] : [.dismiss]
    return offers.map { .take($0.title) } + user.selections + back + dismissal + waiting
  }

  private var waiting: [UserAction] { clock.untilNextWake == nil ? [] : [.wait] }

  /// Plays the user's actions one after another, and settles after each.
  ///
  /// An action ends when nothing moves; an offer that still awaits something keeps running.
  public func play(_ actions: UserAction..., fileID: String = #fileID, line: Int = #line)
    async throws
  {
    for action in actions {
      try await perform(action, at: CallSite(fileID: fileID, line: line))
      await settle()
      try throwFromOffers()
    }
  }

  func perform(_ action: UserAction, at callSite: CallSite) async throws {
    switch action {
    // These report their own reasons.
    case .take, .takeTwice, .open, .interrupt: break
    default: if !actions.contains(action) { throw impossible(action, callSite) }
    }
    switch action {
    case .take(let title): await take(try offer(title, at: callSite))
    case .takeTwice(let title): await takeTwice(try offer(title, at: callSite))
    case .back: user.back()
    case .dismiss: user.dismiss()
    case .select(let title): user.select(title)
    case .selectAt(let index): user.select(index)
    case .answer(let title):
      let count = alert?.buttons.count { $0.title == title } ?? 0
      if count > 1 { throw ambiguous(title, count, callSite) }
      user.answer(title)
    case .open(let link): director.open(link)
    case .wait: await letTimePass()
    case .interrupt(let interruption):
      guard !action.isRestart, interruption.isPossible(self) else {
        throw interruption.impossible(on: self, at: callSite)
      }
      try await interruption.body(self)
    }
  }

  private func letTimePass() async {
    let before = StateKey(self).key
    for _ in 0..<100 {
      guard let next = await nextWake() else { return }
      clock.jump(by: next)
      await rest()
      if StateKey(self).key != before { return }
    }
  }

  private func impossible(_ action: UserAction, _ callSite: CallSite) -> StageError {
    let names = actions.map(\.description).joined(separator: ", ")
    return StageError(
      message: """
        The user cannot do this here: \(action).
          at \(callSite)
          Possible actions: \(names.isEmpty ? "nothing" : names).
          • See the outline for the current place:
        \(outline)
        """)
  }
}

extension StageUser {
  /// The tabs, columns or pages that can be gone to.
  fileprivate var selections: [UserAction] {
    let (labels, selected) = (choices.map(\.label), chooser?.shape.selected)
    return choices.indices.filter { choices[$0].id != selected }.map { index in
      let label = labels[index]
      return labels.firstIndex(of: label) == index ? .select(label) : .selectAt(index)
    }
  }
}
