import Observation
import Testing
import Usher
import UsherSwiftUI
import UsherTesting

/// Steps whose effect is not visible in time.
@MainActor struct TakingBackTests {
  /// Two changes of a presentation in one update have frozen apps.
  @Test func `A step that comes right after another was taken back begins a turn later`()
    async
    throws
  {
    let host = OvertakingHost()
    let clock = StageClock()
    let hand = Hand(host.display)
    let root = Teller { _ in .screen(Page("One")) }
    let director = SceneDirector(
      root, host: host, options: SceneDirector.Options(seed: 1, clock: clock))
    try director.start()
    await Turn.rest { director.activity }
    hand.close()
    root.present(Page("Sheet"))
    await Turn.rest { director.activity }
    let level = try #require(host.display.window.presented)

    host.repeatStepBeforeViewsRead()
    clock.jump(by: director.options.stepLimit / 2)
    await Turn.rest { director.activity + host.isPresenting.count }
    #expect(host.isPresenting == [false])
    let next = try #require(host.display.window.presented)
    #expect(next !== level && next.root?.node == director.tree.modals.first?.node.id)
    director.close()
  }
}

/// A host whose last step is repeated, as by a director that has stopped waiting.
private final class OvertakingHost: SceneHost {
  let display = SwiftUIHost()
  /// The presentations that views have read since.
  private(set) var isPresenting: [Bool] = []
  private var last: Step?

  var shown: SceneTree { display.shown }
  var isInteracting: Bool { display.isInteracting }
  var wrappedHost: (any SceneHost)? { display }

  func attach(to director: SceneDirector) { display.attach(to: director) }

  func perform(_ step: Step, completion: @escaping @MainActor () -> Void) {
    last = step
    display.perform(step, completion: completion)
  }

  /// Repeats the last step in a turn between the next change of the models and the views' reading.
  func repeatStepBeforeViewsRead() {
    withObservationTracking {
      _ = display.window.presented
    } onChange: {
      Task { @MainActor in self.repeatStep() }
      Task { @MainActor in self.isPresenting.append(self.display.window.presented != nil) }
    }
  }

  private func repeatStep() { if let last { display.perform(last) {} } }

  func detach() { display.detach() }
}
