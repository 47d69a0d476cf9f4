public import Foundation
public import Testing

/// Walks an app's flows by itself, and finds what no test has asked for.
///
/// ```swift
/// @MainActor @Test func `Nobody gets lost in the box office`() async {
///   await Explorer { try Theater().stage }.run()
/// }
/// ```
///
/// It takes every offer, answers every alert, selects every tab, goes back and dismisses, each time
/// on a fresh stage, and looks at what comes of it with its `checks`. Stages that look alike are one
/// state. Each path is written down before its last step is taken, so that even a trap leaves its
/// reproduction.
@MainActor public struct Explorer {
  let makeStage: @MainActor () async throws -> TestStage
  let code: String
  let patience = Patience()
  /// In which order it goes.
  public var order = Order.breadthFirst
  /// How far it goes.
  public var bounds = Bounds()
  /// Links to open from every state, beside those of the director's table that take no values.
  public var links: [String] = []
  /// What else tells two states apart that look alike: who is signed in, say.
  public var tellApart: @MainActor (TestStage) -> String = { _ in "" }
  /// What it looks for.
  public var checks = Check.all
  /// Whether something that it found is meant so, and is no finding.
  public var isMeant: @MainActor (Finding) -> Bool = { _ in false }
  /// The file that each path is written to before its last step is taken; `nil` for none.
  public var record: URL?

  /// Makes an explorer.
  ///
  /// - Parameters:
  ///   - code: The expression that makes a stage, for the tests that findings print.
  ///   - fileID: The caller's file, filled in by the compiler, by which the record is named.
  ///   - line: The caller's line, filled in by the compiler.
  ///   - makeStage: Makes a stage, always the same.
  public init(
    making code: String = "try makeStage()", fileID: String = #fileID, line: Int = #line,
    _ makeStage: @escaping @MainActor () async throws -> TestStage
  ) {
    self.makeStage = makeStage
    self.code = code
    record = Record.url(fileID: fileID, line: line)
  }

  /// Explores, and fails the test for each finding.
  ///
  /// - Parameter sourceLocation: The caller's place, where a failure is shown.
  /// - Returns: What it has seen.
  @discardableResult
  public func run(sourceLocation: SourceLocation = #_sourceLocation) async -> Exploration {
    let exploration = await explore()
    for finding in exploration.findings {
      Issue.record("\(finding)\n\(exploration)", sourceLocation: sourceLocation)
    }
    return exploration
  }

  /// Expects that a path leads to the same place whenever it is played on a fresh stage.
  ///
  /// - Parameters:
  ///   - acts: The path.
  ///   - times: How often it is played.
  ///   - sourceLocation: The caller's place, where a failure is shown.
  /// - Throws: What making a stage throws.
  public func expectSamePlace(
    after acts: Act..., times: Int = 8, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let first = try await place(after: acts)
    for _ in 1..<max(2, times) {
      let next = try await place(after: acts)
      guard next.key != first.key else { continue }
      let fault = Fault.chance(first, next, acts, code)
      Issue.record("\(fault.detail)", sourceLocation: sourceLocation)
      return
    }
  }

  private func place(after acts: [Act]) async throws -> Glimpse {
    let stage = try await stage(after: acts)
    let glimpse = glimpse(stage)
    await end(stage)
    return glimpse
  }

  /// Explores.
  ///
  /// - Returns: What it has seen and found.
  public func explore() async -> Exploration {
    let search = Search(self)
    switch order {
    case .breadthFirst: await search.goInBreadth()
    case .random(let seed, let walks): await search.goAtRandom(seed: seed, walks: walks)
    }
    return await search.finish()
  }
}

extension Explorer {
  /// What a stage shows now, links and all.
  func glimpse(_ stage: TestStage) -> Glimpse {
    let more = stage.director.plainLinks.filter { !links.contains($0) }
    return Glimpse(stage, links: links + more, telling: tellApart(stage))
  }
}

extension Explorer {
  /// In which order an explorer goes.
  public enum Order: Hashable, Sendable {
    /// The shortest paths first, until all has been tried or a bound is met.
    case breadthFirst
    /// A number of walks, each from a fresh stage as far as the bounds let it, by a seed.
    case random(seed: UInt64, walks: Int)
  }

  /// How far an explorer goes.
  public struct Bounds: Hashable, Sendable {
    /// How many different states it looks into.
    public var states: Int
    /// How many acts one path may have.
    public var depth: Int
    /// How many acts it tries in all.
    public var acts: Int

    /// Makes bounds.
    ///
    /// - Parameters:
    ///   - states: How many different states it looks into.
    ///   - depth: How many acts one path may have.
    ///   - acts: How many acts it tries in all.
    public init(states: Int = 1_000, depth: Int = 24, acts: Int = 20_000) {
      self.states = states
      self.depth = depth
      self.acts = acts
    }
  }
}
