import UsherTesting

/// A finding of an explorer, with the shortest path to it and a failing test.
public struct Finding: Hashable, Sendable {
  /// The kind of problem.
  public let kind: Kind
  /// The subject, such as the name of a screen or a guard, or a link.
  public let subject: String
  /// The description of the problem.
  public let detail: String
  /// The user's actions that lead there.
  public let path: [UserAction]
  /// A Swift test that fails because of it, and passes once it is fixed.
  public let test: String

  /// A kind of finding; your own checks may add kinds.
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    /// The kind in one or two words.
    public let description: String
    /// The kind with an article, if it takes one.
    let phrase: String

    /// Makes a kind.
    public init(_ description: String) {
      let isVowel = description.first.map { "aeiouAEIOU".contains($0) } ?? false
      self.init(description, phrase: (isVowel ? "an " : "a ") + description)
    }

    init(_ description: String, phrase: String) {
      (self.description, self.phrase) = (description, phrase)
    }
  }
}

extension Finding.Kind {
  /// An error was thrown, a request failed, or a screen or flow could not be made.
  public static let failure = Self("failure")
  /// Something moves forever, so the stage never settles.
  public static let livelock = Self("livelock")
  /// The user cannot leave a screen.
  public static let deadEnd = Self("dead end")
  /// A screen or coordinator that is registered was never shown.
  public static let unreached = Self("unreached", phrase: "a type that was never shown")
  /// The tree contains something that a guard does not allow.
  public static let bypass = Self("bypassed guard")
  /// A flow finished with a result that no code receives.
  public static let lostResult = Self("lost result")
  /// Two quick taps show a screen twice.
  public static let doublePush = Self("double push")
  /// A screen came and went within one turn, so no user could see it.
  public static let unseen = Self("unseen screen")
  /// An object has ended and is still alive.
  public static let leak = Self("leak")
  /// A link does not lead to the place for which it was printed.
  public static let strayLink = Self("stray link")
  /// One action puts an alert on an alert.
  public static let doubleAlert = Self("double alert")
  /// The title of a screen differs from the tree's, since `update` was not called.
  public static let staleTitle = Self("stale title")
  /// An offer is gone after the user has taken it and gone straight back.
  public static let lostOffer = Self("lost offer")
  /// A result that was asked for first is delivered last, and wins.
  public static let disorder = Self("result out of order")
  /// A saved state is not restored.
  public static let restoration = Self("failed restoration")
  /// After an interruption, something is lost or doubled, or the user cannot act.
  public static let harm = Self("harmful interruption")
  /// The same path leads to different states.
  public static let nondeterminism = Self("nondeterminism", phrase: "nondeterminism")
}

extension Finding: CustomStringConvertible {
  /// The finding, the path to it, the problem, and the test.
  public var description: String {
    let steps = path.isEmpty ? "at the start" : path.map(\.description).joined(separator: ", ")
    return """
      The explorer found \(kind.phrase): \(subject).
        after: \(steps)
        \(detail.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\n  "))
        • Fix it, and keep this test:

      \(test)
      """
  }
}

/// A problem that a check reports.
public struct CheckFailure: Hashable, Sendable {
  /// The kind of problem.
  public let kind: Finding.Kind
  /// The subject.
  public let subject: String
  /// The description of the problem.
  public let detail: String
  /// The name of the test: the fact that does not hold.
  public let fact: String
  /// The failing lines of that test, after its path.
  public let expectation: [String]
  /// Other last actions, if they are needed to show the problem.
  public let actions: [UserAction]?
  /// `true` if the test plays the path before its lines.
  var playsPath = true

  /// Makes a failure from the fact that does not hold and the failing lines of a test.
  public init(
    _ kind: Finding.Kind, _ subject: String, _ detail: String,
    shown: (fact: String, expectation: [String]), after actions: [UserAction]? = nil
  ) {
    self.kind = kind
    self.subject = subject
    self.detail = detail
    fact = shown.fact
    expectation = shown.expectation
    self.actions = actions
  }
}

extension Finding {
  init(_ failure: CheckFailure, after path: [UserAction], on codes: Explorer.StageCodes) {
    kind = failure.kind
    subject = failure.subject
    detail = failure.detail
    self.path = failure.actions.map { path.dropLast() + $0 } ?? path
    test = Self.test(failure.fact, codes, failure.playsPath ? self.path : [], failure.expectation)
  }

  static func test(
    _ fact: String, _ codes: Explorer.StageCodes, _ path: [UserAction], _ expectation: [String]
  ) -> String {
    let plays = path.flatMap { $0.lines(restarting: codes.restart) }
    let isUsed = (plays + expectation).contains { $0.contains("stage.") }
    let isNeeded = isUsed || expectation.isEmpty
    let keyword = path.contains(where: \.isRestart) ? "var" : "let"
    let start = isNeeded ? ["\(keyword) \(isUsed ? "stage" : "_") = \(codes.start)"] : []
    let lines = start + plays + expectation
    return """
      @MainActor @Test(.stages)
      func `\(fact.replacing("`", with: "'"))`() async throws {
        \(lines.flatMap { $0.split(separator: "\n") }.joined(separator: "\n  "))
      }
      """
  }
}
