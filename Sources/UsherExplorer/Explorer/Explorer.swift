public import Foundation
public import Testing
public import UsherTesting

/// Explores an app's flows by itself, and finds bugs that no test looks for.
///
/// ```swift
/// @MainActor @Test func `Nobody gets lost in the box office`() async {
///   await Explorer { try Theater().stage }.run()
/// }
/// ```
///
/// It takes every offer, answers every alert, selects every tab, goes back and dismisses, each time
/// on a new stage, and applies its `checks`. Stages that look alike count as one state. Each path
/// is saved before its last step, so even a trap leaves its path behind.
@MainActor public struct Explorer {
  let makeStage: @MainActor () async throws -> TestStage
  let code: String
  /// Makes a stage for the app's next run from that of the last one; the code is for messages.
  var restart: (code: String, makeStage: @MainActor (TestStage) async throws -> TestStage)?
  private(set) var session = Session(TrapFile(nil))
  /// The number of random walks, and their seed; `nil` to search in breadth, shortest paths first.
  public var randomWalks: (seed: UInt64, count: Int)?
  /// The limits: the states in which actions are tried, the actions in one path, and all actions.
  ///
  /// States beyond the limit are seen and checked, and nothing is tried there.
  public var limits = (states: 1_000, depth: 24, actions: 20_000)
  /// The longest wait in real time for work that does not sleep on the stage's clock.
  ///
  /// If tasks run forever, each action takes that long.
  public var realTime = Duration.zero
  /// Links to open in every state, in addition to those of the director's table without parameters.
  public var links: [String] = []
  /// A difference between states that look alike, such as the current account.
  public var tellApart: @MainActor (TestStage) -> String = { _ in "" }
  /// The picture of a state in a ``Storyboard``, as SVG; `nil` for its outline.
  ///
  /// It is asked once for each new state. A terminal's host draws one: `host.picture(size:)`.
  public var picture: @MainActor (TestStage) -> String? = { _ in nil }
  /// The interruptions that ``expectSurvival(sourceLocation:)`` tries in every state.
  public var interruptions = Interruption.all
  /// The checks, applied after each action and at the end.
  public var checks = Check.all
  /// A closure that returns whether a finding is intended, and therefore left out.
  public var isMeant: @MainActor (Finding) -> Bool = { _ in false }
  /// The file that each path is saved to before its last step; `nil` for none.
  public var trapFile: URL?

  /// The output for the progress of long explorations.
  package var progress = ProgressLine.Output.standardError

  /// Makes an explorer; printed tests contain the expression that makes a stage.
  public init(
    making code: String = "try makeStage()", fileID: String = #fileID, line: Int = #line,
    _ makeStage: @escaping @MainActor () async throws -> TestStage
  ) {
    self.makeStage = makeStage
    self.code = code
    trapFile = TrapFile.url(fileID: fileID, line: line)
  }

  /// Explores the app, and fails the test for each finding.
  ///
  /// Like ``explore()``, it ends early if its task is cancelled.
  @discardableResult
  public func run(sourceLocation: SourceLocation = #_sourceLocation) async -> Exploration {
    let exploration = await explore()
    if randomWalks == nil { warn(of: exploration) }
    for finding in exploration.findings {
      Issue.record("\(finding)\n\(exploration)", sourceLocation: sourceLocation)
    }
    return exploration
  }

  /// Expects that a path always leads to the same place on a new stage.
  public func expectSamePlace(
    after actions: UserAction..., times: Int = 8, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let first = try await place(after: actions)
    for _ in 1..<max(2, times) {
      let next = try await place(after: actions)
      guard next.key != first.key else { continue }
      let failure = CheckFailure.nondeterminism(first, next, actions, code)
      Issue.record("\(failure.detail)", sourceLocation: sourceLocation)
      return
    }
  }

  func place(after actions: [UserAction]) async throws -> StateKey {
    let stage = try await stage(after: actions)
    let stateKey = stateKey(stage)
    await end(stage)
    return stateKey
  }

  /// Explores the app and returns the result.
  ///
  /// If its task is cancelled, it ends within a second and returns its findings so far. If the
  /// process is interrupted, it prints them. Long explorations print their progress.
  public func explore() async -> Exploration {
    let search = Search(self)
    let session = search.explorer.session
    if Task.isCancelled { session.stop() }
    return await withTaskCancellationHandler {
      await search.run()
    } onCancel: {
      Task { @MainActor in session.stop() }
    }
  }

  /// The explorer with a session of its own, so that explorations share nothing.
  var begun: Explorer {
    var explorer = self
    explorer.session = Session(TrapFile(trapFile))
    return explorer
  }

  /// The current state of a stage, with the links that can be opened.
  func stateKey(_ stage: TestStage) -> StateKey {
    let more = (stage.director.links?.plainLinks ?? []).filter { !links.contains($0) }
    return StateKey(stage, links: links + more, telling: tellApart(stage))
  }
}
