import Testing
import Usher
import UsherExplorer
import UsherTesting

/// Something that no platform takes, and the rule that it breaks.
private struct Offense: Sendable, CustomTestStringConvertible {
  let rule: RulesHost.Rule
  var capabilities = HostCapabilities()
  let commit: @MainActor (Rehearsal) throws -> Void

  var testDescription: String { rule.rawValue }
}

/// Steps that were requested of another host, for a host that detects steps out of turn.
///
/// A step can only be made from an admitted tree, so these are real ones.
@MainActor private struct Rehearsal {
  let source = ManualHost()
  let director: SceneDirector
  let rules: RulesHost
  /// The step that shows `[a]`.
  let first: Step

  init(capabilities: HostCapabilities = HostCapabilities()) throws {
    director = SceneDirector(Teller("home", stack: ["a"]), host: source)
    rules = RulesHost(capabilities: capabilities)
    rules.attach(to: director)
    try director.start()
    first = try #require(source.pending.first).step
    source.finishAll()
  }

  /// Returns the first step of a command.
  func step(_ command: (Coordinator) -> Void) throws -> Step {
    command(director.root)
    let step = try #require(source.pending.first).step
    source.finishAll()
    return step
  }

  /// Plays steps; returns how many ended.
  @discardableResult
  func play(_ steps: Step...) -> Int {
    var ended = 0
    for step in steps { rules.perform(step) { ended += 1 } }
    return ended
  }
}

/// The failures that the host of the random programs records; four rules are left out, which no
/// admitted tree can break: an edit that is no step, an empty container, a stack in a stack, an
/// alert with content.
@MainActor struct RulesHostTests {
  private nonisolated static let offenses = [
    Offense(rule: .busy) { rehearsal in
      rehearsal.rules.pace = .byHand
      rehearsal.play(rehearsal.first, try rehearsal.step { $0.push(Plain("b")) })
    },
    Offense(rule: .detached) { rehearsal in
      rehearsal.rules.detach()
      rehearsal.play(rehearsal.first)
    },
    Offense(rule: .unknown) { try $0.play($0.step { $0.push(Plain("b")) }) },
    Offense(rule: .inexact) { rehearsal in
      let push = try rehearsal.step { $0.push(Plain("b")) }
      rehearsal.play(rehearsal.first, push, push)
    },
    Offense(rule: .twice) { rehearsal in
      let present = try rehearsal.step { $0.present(Plain("b")) }
      rehearsal.play(rehearsal.first, present, present)
    },
    Offense(rule: .screenless) { rehearsal in
      let other = try Rehearsal()
      rehearsal.play(other.first)
    },
    Offense(rule: .rootUnderLayers) { rehearsal in
      let present = try rehearsal.step { $0.present(Plain("b")) }
      rehearsal.play(rehearsal.first, present, rehearsal.first)
    },
    Offense(rule: .presenter) { rehearsal in
      rehearsal.director.root.push(Plain("b"))
      rehearsal.source.finishAll()
      rehearsal.play(rehearsal.first, try rehearsal.step { $0.present(Plain("c")) })
    },
    Offense(rule: .limits, capabilities: HostCapabilities(pushesSeveralAtOnce: false)) {
      rehearsal in
      let push = try rehearsal.step {
        $0.perform(.sequence(.push(Plain("b")), .push(Plain("c"))))
      }
      rehearsal.play(rehearsal.first, push)
    },
    Offense(rule: .limits, capabilities: HostCapabilities(dismissesSeveralAtOnce: false)) {
      rehearsal in
      let layers = try ["b", "c"].map { title in
        try rehearsal.step { $0.present(Plain(title)) }
      }
      rehearsal.play(rehearsal.first, layers[0], layers[1])
      rehearsal.play(try rehearsal.step { $0.perform(.dismissAll()) })
    },
  ]

  @Test(arguments: offenses)
  private func `A step that no platform takes is recorded by its rule`(
    _ offense: Offense
  ) throws {
    let rehearsal = try Rehearsal(capabilities: offense.capabilities)
    try offense.commit(rehearsal)
    #expect(rehearsal.rules.failures.map(\.rule) == [offense.rule])
    rehearsal.director.close()
  }

  @Test func `Steps in their turn are not recorded, and each ends once`() throws {
    let rehearsal = try Rehearsal()
    let push = try rehearsal.step { $0.push(Plain("b")) }
    let present = try rehearsal.step { $0.present(Plain("c")) }
    #expect(rehearsal.play(rehearsal.first, push, present) == 3)
    #expect(rehearsal.rules.shown == rehearsal.director.tree)
    #expect(rehearsal.rules.failures.isEmpty)
    rehearsal.director.close()
  }

  @Test func `A hostile host refuses, delays, drops and doubles completions`() throws {
    let rehearsal = try Rehearsal()
    var seen: Set<[Int]> = []
    for seed in 1...64 as ClosedRange<UInt64> {
      let rules = RulesHost()
      let host = HostileHost(rules, seed: seed)
      host.attach(to: rehearsal.director)
      var ended = 0
      host.perform(rehearsal.first) { ended += 1 }
      let atOnce = ended
      host.calm()
      seen.insert([rules.shown.isEmpty ? 0 : 1, atOnce, ended])
    }
    let dropped = [[0, 0, 0], [1, 0, 0]]
    let refused = [0, 1, 1]
    let delayed = [1, 0, 1]
    let doubled = [[1, 2, 2], [1, 1, 2]]
    for kind in dropped + [refused, delayed] + doubled { #expect(seen.contains(kind)) }
    rehearsal.director.close()
  }
}
