import Testing
import Usher
import UsherSwiftUI
import UsherTesting

/// The host for SwiftUI passes the suite that every host must pass, with a hand in SwiftUI's place.
@MainActor struct SwiftUIConformanceTests {
  @Test(arguments: [true, false])
  func `The SwiftUI host obeys the laws of hosts`(hearsArrivals: Bool) async {
    await HostConformance(HandHost(hearsArrivals: hearsArrivals)).run()
  }
}

/// The host with its hand, as one.
final class HandHost: TouchHost {
  let inner = SwiftUIHost()
  let hand: Hand

  init(hearsArrivals: Bool) { hand = Hand(inner, hearsArrivals: hearsArrivals) }

  var shown: SceneTree { inner.shown }
  var isInteracting: Bool { inner.isInteracting }
  func attach(to director: SceneDirector) { inner.attach(to: director) }

  func perform(_ step: Step, completion: @escaping @MainActor () -> Void) {
    inner.perform(step, completion: completion)
  }

  func detach() {
    inner.detach()
    hand.close()
  }

  func begin(_ gesture: TouchGesture) -> Bool {
    switch gesture {
    case .back(let count): hand.back(count)
    case .dismiss: hand.pull()
    case .select(let index): hand.select(index)
    }
  }

  func completeGesture() { hand.completeGesture() }
  func cancelGesture() { hand.cancelGesture() }
}
