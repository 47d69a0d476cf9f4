public import Testing
public import Usher

/// The suite that every host must pass.
///
/// ```swift
/// @MainActor @Test func `My host obeys the laws of hosts`() async {
///   await HostConformance(MyHost()).run()
/// }
/// ```
///
/// The expression is evaluated for each law, because a host cannot be used again after it has
/// released its director. If steps take time, the suite waits for them, up to a limit.
@MainActor public struct HostConformance {
  let make: @MainActor () -> any SceneHost
  let clock: StageClock?
  let limit: Duration

  /// Makes the suite for an expression that makes a host, and the clock of the host's steps.
  ///
  /// A change may take as long as the limit on a real display. If the host's steps never end, the
  /// suite waits that long only once.
  public init(
    _ host: @autoclosure @escaping @MainActor () -> any SceneHost, clock: StageClock? = nil,
    limit: Duration = .seconds(5)
  ) {
    make = host
    self.clock = clock
    self.limit = limit
  }

  /// The laws in the order in which they are checked.
  public static var laws: [String] { Law.all.map(\.name) }

  /// Checks every law, and fails the test for each one that is broken.
  public func run(sourceLocation: SourceLocation = #_sourceLocation) async {
    for breach in await breaches() { Issue.record("\(breach)", sourceLocation: sourceLocation) }
  }

  package func breaches() async -> [Breach] {
    var breaches: [Breach] = []
    let patience = Patience(limit)
    for law in Law.all {
      let bench = Bench(self, law, patience)
      await law.check(bench)
      await bench.end()
      breaches += bench.breaches
    }
    return breaches
  }

  /// The time that a change may take.
  @MainActor final class Patience {
    private(set) var limit: Duration

    init(_ limit: Duration) { self.limit = limit }

    /// Shortens the limit after a wait that ran into it.
    func lessen() { limit = min(limit, .milliseconds(20)) }
  }

  /// A law that a host broke.
  package struct Breach: Hashable, Sendable, CustomStringConvertible {
    package let host: String
    package let law: String
    package let action: String
    package let detail: String

    package var description: String {
      "The host \(host) breaks a law: \(law)\n  after: \(action)\n  \(detail)"
    }
  }
}
