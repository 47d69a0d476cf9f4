#if canImport(UIKit)
import Testing
import UIKit
import UsherAppleSupport
import UsherUIKit

@MainActor struct DismissalObserverTests {
  @Test func `Everyone who observes a presentation is notified of its end, once`() async throws {
    let rig = try await Rig(stack: "a")
    let (one, other) = (Owner(), Owner())
    #expect(!DismissalObserver.watch(Page("not presented"), for: one) {})
    rig.root.present(Page("b"))
    await rig.settle()
    for owner in [one, other, one] {
      let presented = try #require(rig.chain.last)
      #expect(DismissalObserver.watch(presented, for: owner) { owner.ends += 1 })
    }
    rig.root.dismiss()
    await rig.settle()
    #expect(one.ends == 1 && other.ends == 1)
    rig.expectOrder("stack Teller\n  Page")
  }
}

@MainActor private final class Owner {
  var ends = 0
}
#endif
