#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// Containers of the app's own subclasses, whose methods have effects of their own.
@MainActor struct SubclassTests {
  private func rig(on stack: UINavigationController) async throws -> Rig {
    try await Rig(
      { _ in .stack(Page("a")) },
      preparing: { window in
        window.rootViewController = stack
        window.makeKeyAndVisible()
      }, hosting: { _ in UIKitHost(adopting: stack) })
  }

  @Test(arguments: [TransitionAnimation.default, .none])
  func `A push of one and a pop of one go through the app's navigation controller`(
    animation: TransitionAnimation
  ) async throws {
    let stack = CountingStack()
    let rig = try await rig(on: stack)
    stack.lines = []
    rig.root.push(Page("b"), animation: animation)
    await rig.settle()
    rig.root.push(Page("c"), animation: animation)
    await rig.settle()
    rig.root.pop(animation: animation)
    await rig.settle()
    #expect(stack.lines == ["push b", "push c", "pop"])
    rig.root.replaceAll(with: [Page("d"), Page("e")], animation: animation)
    await rig.settle()
    #expect(stack.lines == ["push b", "push c", "pop"])
    rig.expectOrder("stack Teller\n  Page\n  Page")
  }

  @Test func `A screen of the app's in the stack counts as well`() async throws {
    let stack = CountingStack()
    let rig = try await rig(on: stack)
    rig.simulation.run { stack.pushViewController(UIViewController(), animated: false) }
    await rig.settle()
    stack.lines = []
    rig.root.push(Page("b"))
    await rig.settle()
    #expect(stack.lines == ["push b"] && stack.viewControllers.count == 3)
    rig.expectOrder("stack Teller\n  Page\n  Page")
  }
}

/// Counts shown screens, as analytics do.
private final class CountingStack: UINavigationController {
  var lines: [String] = []

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    lines.append("push \(viewController.title ?? "")")
    super.pushViewController(viewController, animated: animated)
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    lines.append("pop")
    return super.popViewController(animated: animated)
  }
}
#endif
