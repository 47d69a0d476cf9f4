import Usher

/// Holds something weakly.
struct Weak<Object: AnyObject> {
  weak var object: Object?
}

/// A command, how often it has settled, and how often what it brought has left.
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

/// An alert, and how often it was answered.
@MainActor final class AlertRecord {
  /// Whether it was asked, and is not what a guard would have.
  private let isAsked: Bool
  private(set) var answers = 0

  init(isAsked: Bool) {
    self.isAsked = isAsked
  }

  /// Whether an answer is to be expected.
  var isOpen: Bool { answers == 0 && isAsked }

  func take(_ answer: SceneAlert.Answer?) { answers += 1 }
}

/// A start within a transition, and how often its end was told.
@MainActor final class EndingRecord {
  /// Whether it was asked for, and is not what a guard would have.
  let isAsked: Bool
  private(set) var count = 0

  init(isAsked: Bool) {
    self.isAsked = isAsked
  }

  /// Whether no more is to be expected.
  var isTold: Bool { count > 0 || !isAsked }

  func take(_ outcome: Outcome<Int>) { count += 1 }
}

/// A start, and how it ended.
@MainActor final class FlowRecord {
  let flow: Flow<Int>
  private let part: Part
  var given: Int?
  private(set) var outcomes: [Outcome<Int>] = []

  /// Its player, unless that is not made yet, or gone.
  var child: Player? { part.player }

  init(_ flow: Flow<Int>, _ part: Part) {
    self.flow = flow
    self.part = part
    Task { outcomes.append(await flow.outcome) }
  }
}
