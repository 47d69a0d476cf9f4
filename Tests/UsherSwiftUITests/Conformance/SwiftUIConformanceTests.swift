import Testing
import Usher
import UsherSwiftUI
import UsherTesting

/// The host for SwiftUI passes the suite that every host must pass, with a hand in SwiftUI's place.
@MainActor struct SwiftUIConformanceTests {
  @Test(arguments: [true, false])
  func `The SwiftUI host obeys the laws of hosts`(hearsArrivals: Bool) async {
    let touches = Touches()
    await HostConformance(HandHost(hearsArrivals: hearsArrivals, touches)).run()
    #expect(touches.begun == 2 && touches.refused == 1, "The laws of gestures are checked as well.")
  }
}

/// Counts the gestures that the laws make.
@MainActor final class Touches {
  var begun = 0
  var refused = 0
}

/// The host with its hand, as one.
final class HandHost: TouchHost {
  let inner = SwiftUIHost()
  let hand: Hand

  private let touches: Touches

  init(hearsArrivals: Bool, _ touches: Touches = Touches()) {
    hand = Hand(inner, hearsArrivals: hearsArrivals)
    self.touches = touches
  }

  var shown: SceneTree { inner.shown }
  var isInteracting: Bool { inner.isInteracting }
  var wrappedHost: (any SceneHost)? { inner }
  func attach(to director: SceneDirector) { inner.attach(to: director) }

  func perform(_ step: Step, completion: @escaping @MainActor () -> Void) {
    inner.perform(step, completion: completion)
  }

  func detach() {
    inner.detach()
    hand.close()
  }

  func begin(_ gesture: TouchGesture) -> Bool {
    let hasBegun =
      switch gesture {
      case .back(let count): hand.back(count)
      case .dismiss: hand.pull()
      case .select(let index): hand.select(index)
      }
    touches.begun += hasBegun ? 1 : 0
    touches.refused += hasBegun ? 0 : 1
    return hasBegun
  }

  func completeGesture() { hand.completeGesture() }
  func cancelGesture() { hand.cancelGesture() }
}
