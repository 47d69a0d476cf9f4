import Usher

/// A weak reference to an object.
struct Weak<Object: AnyObject> {
  weak var object: Object?
}

/// A command, with counts of its completions and of the ends of its nodes.
@MainActor final class NavigationRecord {
  let navigation: NavigationHandle
  private(set) var settlements = 0
  private(set) var departures = 0

  init(_ navigation: NavigationHandle) {
    self.navigation = navigation
    Task {
      try? await navigation.settled()
      settlements += 1
      await navigation.dismissed()
      departures += 1
    }
  }
}

/// An alert, with the number of its answers.
@MainActor final class AlertRecord {
  /// A Boolean value that indicates whether a coordinator asked, not a guard's redirect.
  private let isAsked: Bool
  private(set) var answers = 0

  init(isAsked: Bool) {
    self.isAsked = isAsked
  }

  /// A Boolean value that indicates whether an answer is still expected.
  var isOpen: Bool { answers == 0 && isAsked }

  func take(_ answer: SceneAlert.Answer?) { answers += 1 }
}

/// A start within a transition, with the number of its ends.
@MainActor final class EndingRecord {
  /// A Boolean value that indicates whether a coordinator requested it, not a guard's redirect.
  let isAsked: Bool
  private(set) var count = 0

  init(isAsked: Bool) {
    self.isAsked = isAsked
  }

  /// A Boolean value that indicates whether no further end is expected.
  var isTold: Bool { count > 0 || !isAsked }

  func take(_ outcome: Outcome<Int>) { count += 1 }
}

/// A start and its outcome.
@MainActor final class FlowRecord {
  let flow: Flow<Int>
  private let part: Part
  var given: Int?
  private(set) var outcomes: [Outcome<Int>] = []

  /// The player of the flow, if it exists.
  var child: Player? { part.player }

  init(_ flow: Flow<Int>, _ part: Part) {
    self.flow = flow
    self.part = part
    Task { outcomes.append(await flow.outcome) }
  }
}
