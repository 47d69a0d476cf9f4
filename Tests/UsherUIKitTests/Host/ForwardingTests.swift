#if canImport(UIKit) && canImport(ObjectiveC)
import Testing
import UIKit
import Usher
import UsherUIKit

/// On Apple's systems the host's delegates answer for the app's, by way of Objective-C.
///
/// These have not run anywhere yet: what stands in for UIKit knows no optional methods.
@MainActor struct ForwardingTests {
  @Test func `A stack asks the app's delegate what only that one implements`() async throws {
    let rig = try await Rig(stack: "a")
    let (stack, delegate) = (try #require(rig.stack), Upright())
    stack.delegate = delegate
    rig.root.setBadge("1", on: try #require(rig.page("a")))
    await rig.settle()
    #expect(stack.delegate !== delegate)
    #expect(stack.delegate?.navigationControllerSupportedInterfaceOrientations?(stack) == .portrait)
    rig.director.close()
    await rig.settle()
    #expect(stack.delegate === delegate)
  }

  @Test func `A delegate answers for those methods alone that it or the app's implements`()
    async throws
  {
    let rig = try await Rig(stack: "a")
    let stack = try #require(rig.stack)
    let asked = #selector(
      (any UINavigationControllerDelegate).navigationControllerSupportedInterfaceOrientations)
    #expect(stack.delegate?.responds(to: asked) == false)
    let delegate = Upright()
    stack.delegate = delegate
    rig.root.setBadge("1", on: try #require(rig.page("a")))
    await rig.settle()
    #expect(stack.delegate?.responds(to: asked) == true)
  }

  @Test func `A delegate that has gone is answered for no more`() async throws {
    let rig = try await Rig(stack: "a")
    let stack = try #require(rig.stack)
    let asked = #selector(
      (any UINavigationControllerDelegate).navigationControllerSupportedInterfaceOrientations)
    do {
      let delegate = Upright()
      stack.delegate = delegate
      rig.root.setBadge("1", on: try #require(rig.page("a")))
      await rig.settle()
    }
    await rig.settle()
    #expect(stack.delegate?.responds(to: asked) == false)
    rig.root.push(Page("b"))
    await rig.settle()
    rig.expectOrder("stack Teller\n  Page (1)\n  Page")
  }
}

private final class Upright: NSObject, UINavigationControllerDelegate {
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .portrait }
}
#endif
