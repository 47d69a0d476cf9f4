#if canImport(UIKit) && canImport(ObjectiveC)
import Testing
import UIKit
import Usher
import UsherUIKit

/// On Apple's systems the host's delegates respond for the app's, by way of Objective-C.
///
/// These have not run anywhere yet: simulated UIKit knows no optional methods.
@MainActor struct ForwardingTests {
  /// Returns a rig on a stack to which the app has given a delegate before the host.
  private func rig(on stack: UINavigationController, _ delegate: Upright?) async throws -> Rig {
    stack.delegate = delegate
    return try await Rig(
      { _ in .stack(Page("a")) },
      preparing: { window in
        window.rootViewController = stack
        window.makeKeyAndVisible()
      }, hosting: { _ in UIKitHost(adopting: stack) })
  }

  @Test func `A stack asks the app's delegate what only that one implements`() async throws {
    let (stack, delegate) = (UINavigationController(), Upright())
    let rig = try await rig(on: stack, delegate)
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
    let (other, delegate) = (UINavigationController(), Upright())
    let otherRig = try await self.rig(on: other, delegate)
    #expect(other.delegate?.responds(to: asked) == true)
    withExtendedLifetime(otherRig) {}
  }

  @Test func `A delegate that has gone is answered for no more`() async throws {
    let stack = UINavigationController()
    let asked = #selector(
      (any UINavigationControllerDelegate).navigationControllerSupportedInterfaceOrientations)
    var delegate: Upright? = Upright()
    let rig = try await rig(on: stack, delegate)
    delegate = nil
    await rig.settle()
    #expect(stack.delegate?.responds(to: asked) == false)
    rig.root.push(Page("b"))
    await rig.settle()
    rig.expectOrder("stack Teller\n  Page\n  Page")
  }
}

private final class Upright: NSObject, UINavigationControllerDelegate {
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .portrait }
}
#endif
