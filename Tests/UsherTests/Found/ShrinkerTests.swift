import Testing
import Usher
import UsherExplorer
import UsherTesting

/// A host with a fault for sessions to find: it never dismisses anything.
private final class ClingingHost: SceneHost {
  private let host: HostileHost

  init(_ host: HostileHost) {
    self.host = host
  }

  var capabilities: HostCapabilities { host.capabilities }
  var shown: SceneTree { host.shown }

  func attach(to director: SceneDirector) { host.attach(to: director) }

  func perform(_ step: Step, completion: @escaping @MainActor () -> Void) {
    if case .remove = step.edit { return completion() }
    host.perform(step, completion: completion)
  }

  func detach() { host.detach() }

  func writeToLog(_ write: @escaping @MainActor () -> Void) {}
}

@MainActor struct ShrinkerTests {
  /// The shrunk form of the program below, copied from the output.
  private let rest = Program(
    root: Spec(.screen(.free)),
    moves: [
      Move(.present(by: 0, .sheet, .free)), Move(.dismissAll(by: 0)),
    ])

  private let long = Program(
    root: Spec(.stack([.screen(.free), .screen(.confirm)]), attempt: .later)
      .acting(\.appear, .push(by: 0, .free)),
    limits: 2,
    moves: [
      Move(.push(by: 0, .locked)),
      Move(.start(by: 0, Spec(.tabs([.screen(.free)], 0)), .push), chaos: 7),
      Move(.present(by: 0, .sheet, .confirm), chaos: 3),
      Move(.settle),
      Move(.sequence(by: 0, [.pop(by: 0), .push(by: 0, .free)])),
      Move(.select(by: 0, 1), chaos: 9),
      Move(.dismissAll(by: 0)),
      Move(.settle),
    ],
    ending: .closeAtOnce)

  @Test func `A failing session is printed as a short test that fails as well`() async {
    let violations = await Session(long, wrapping: ClingingHost.init).play()
    #expect(!violations.isEmpty)
    var shrinker = Shrinker(long, violations, wrapping: ClingingHost.init)
    await shrinker.shrink()
    #expect(literal(shrinker.program) == literal(rest))
    #expect(
      shrinker.report(on: "session 7 of seed 1") == """
        Some law is broken by session 7 of seed 1:
        \(shrinker.violations.joined(separator: "\n"))

        @MainActor @Test func `A law that session 7 of seed 1 broke`() async {
          await run(
            Program(
            root: Spec(.screen(.free)),
            moves: [
              Move(.present(by: 0, .sheet, .free)),
              Move(.dismissAll(by: 0)),
            ]))
        }
        """)
    #expect(await !Session(rest, wrapping: ClingingHost.init).play().isEmpty)
    #expect(await Session(rest).play() == [])
  }

  @Test func `Sessions find a host with a fault`() async {
    var found = 0
    for seed in 0..<400 as Range<UInt64> where found == 0 {
      var generator = Generator(seed: seed)
      let violations = await Session(generator.program(), wrapping: ClingingHost.init).play()
      found += violations.isEmpty ? 0 : 1
    }
    #expect(found > 0)
  }
}
