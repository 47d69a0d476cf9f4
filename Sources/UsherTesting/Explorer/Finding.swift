/// A finding of an explorer, with the shortest path to it and a test that shows it.
public struct Finding: Hashable, Sendable {
  /// The kind of problem.
  public let kind: Kind
  /// The subject: a screen's name, a guard's, a link.
  public let subject: String
  /// The observation, in words.
  public let detail: String
  /// The user's actions that lead there.
  public let path: [UserAction]
  /// A Swift test that fails because of it, and passes once it is fixed.
  public let test: String

  /// A kind of finding; a check may bring a kind of its own.
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    /// The kind in a word or two.
    public let description: String
    /// The kind with its article, where it takes one.
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
  /// The user cannot leave a screen any more.
  public static let deadEnd = Self("dead end")
  /// A screen or coordinator that is registered was never shown.
  public static let unreached = Self("unreached", phrase: "a type that was never shown")
  /// The tree holds what a guard does not allow.
  public static let bypass = Self("bypassed guard")
  /// A flow gave a result that no code receives.
  public static let lostResult = Self("lost result")
  /// Two quick taps bring a screen twice.
  public static let doublePush = Self("double push")
  /// A screen came and went within one turn, so that no user could see it.
  public static let unseen = Self("unseen screen")
  /// An object outlives its time.
  public static let leak = Self("leak")
  /// A link leads elsewhere than to where it was printed.
  public static let strayLink = Self("stray link")
  /// A saved state is not restored.
  public static let restoration = Self("failed restoration")
  /// The same path leads to different states.
  public static let chance = Self("chance", phrase: "a path that leads elsewhere each time")
}

extension Finding: CustomStringConvertible {
  /// The finding, the path to it, the observation, and the test.
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
  /// The observation, in words.
  public let detail: String
  /// The name of the test that shows it: the fact that does not hold.
  public let fact: String
  /// The lines of that test after its path, which fail.
  public let expectation: [String]
  /// Other last actions than the one that was tried, where they are needed to see it.
  public let actions: [UserAction]?
  /// A Boolean value that indicates whether the test plays the path before its lines.
  var playsPath = true

  /// Makes a failure, with the fact that does not hold and the lines of a test that fail by it.
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
  init(_ failure: CheckFailure, after path: [UserAction], on stage: String) {
    kind = failure.kind
    subject = failure.subject
    detail = failure.detail
    self.path = failure.actions.map { path.dropLast() + $0 } ?? path
    test = Self.test(failure.fact, stage, failure.playsPath ? self.path : [], failure.expectation)
  }

  /// A test that plays a path on a stage and then runs some lines.
  static func test(
    _ fact: String, _ stage: String, _ path: [UserAction], _ expectation: [String]
  ) -> String {
    let plays = path.map { "try await stage.play(\($0))" }
    let isUsed = (plays + expectation).contains { $0.contains("stage.") }
    let isNeeded = isUsed || expectation.isEmpty
    let start = isNeeded ? ["let \(isUsed ? "stage" : "_") = \(stage)"] : []
    let lines = start + plays + expectation
    return """
      @MainActor @Test(.stages)
      func `\(fact.replacing("`", with: "'"))`() async throws {
        \(lines.flatMap { $0.split(separator: "\n") }.joined(separator: "\n  "))
      }
      """
  }
}
