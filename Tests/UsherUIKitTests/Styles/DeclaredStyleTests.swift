#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// A view controller's declared presentation style, and its forbidden places.
@MainActor struct DeclaredStyleTests {
  final class Builder: ViewCoordinator {
    private let controller: UIViewController

    init(_ controller: UIViewController) { self.controller = controller }

    override func build() -> UIViewController { controller }
  }

  final class Window: SceneCoordinator {
    private let controller: UIViewController

    init(_ controller: UIViewController) { self.controller = controller }

    override func build() -> ViewCoordinator { Builder(controller) }
  }

  private func stack(_ style: UIModalPresentationStyle) -> UINavigationController {
    let stack = UINavigationController(rootViewController: Page("s"))
    stack.modalPresentationStyle = style
    return stack
  }

  @Test(arguments: [
    (UIModalPresentationStyle.fullScreen, "cover"), (.overFullScreen, "cover"),
    (.formSheet, "sheet"), (.automatic, "sheet"), (.popover, "popover"),
  ])
  func `A child is presented in the style of its navigation controller`(
    style: UIModalPresentationStyle, name: String
  ) async throws {
    let rig = try await Rig({ _ in .stack(Page("a")) }, traits: .pad)
    let stack = stack(style)
    rig.root.start(child: Builder(stack))
    await rig.settle()
    #expect(stack.modalPresentationStyle == style && rig.chain == [stack])
    rig.expectOrder("stack Teller\n  Page\n  ▲ \(name) stack Builder\n    Page")
    #expect((rig.user.beginSwipeDown(on: stack) != nil) == (name == "sheet"))
  }

  @Test func `A screen over the current context keeps its context and its style`() async throws {
    let rig = try await Rig(stack: "a")
    let (page, cover) = (try #require(rig.page("a")), Page("s"))
    page.definesPresentationContext = true
    cover.modalPresentationStyle = .overCurrentContext
    rig.root.present(cover, as: .cover)
    await rig.settle()
    #expect(cover.modalPresentationStyle == .overCurrentContext)
    #expect(cover.presentingViewController === page && page.view.window != nil)
    rig.expectOrder("stack Teller\n  Page\n  ▲ cover Page")
    rig.root.dismiss()
    await rig.settle()
    rig.expectOrder("stack Teller\n  Page", holding: 1)
  }

  @Test func `A child that builds an empty navigation controller is presented`() async throws {
    let rig = try await Rig(stack: "a")
    let stack = UINavigationController()
    rig.root.start(child: Builder(stack))
    await rig.settle()
    #expect(rig.chain == [stack] && rig.titles == [])
    rig.expectOrder("stack Teller\n  Page\n  ▲ sheet UINavigationController")
  }

  @Test func `A split view controller is a window's root, and is presented as a child`()
    async throws
  {
    let house = try await Windows { Window(UISplitViewController()) }
    #expect(house.window.rootViewController is UISplitViewController)
    house.expectOrder()
    let rig = try await Rig(stack: "a")
    rig.root.start(child: Builder(UISplitViewController()))
    await rig.settle()
    #expect(rig.chain.count == 1)
    rig.expectOrder("stack Teller\n  Page\n  ▲ sheet UISplit")
  }

  @Test func `A split view controller is not pushed, with an error`() async throws {
    let rig = try await Rig(stack: "a")
    let refused = rig.root.push(UISplitViewController(), fileID: "App/A.swift", line: 7)
    await rig.settle()
    #expect(
      refused.error?.description == """
        Teller could not push: impossible.
          at App/A.swift:7
          UISplitViewController has a bar or columns of its own, and cannot be pushed.
          • Present it, or make it the window's root.
        """)
    rig.expectOrder("stack Teller\n  Page")
  }

  @Test func `Columns are never behind the More tab`() async throws {
    let rig = try await Rig({ _ in
      .tabs(Page("a"), Page("b"), Page("c"), Page("d"), SceneLayout.split(Page("e"), Page("f")))
    })
    let refused = rig.root.start(
      child: Teller("Sixth") { _ in .screen(Page("g")) }, as: .tab, fileID: "App/A.swift", line: 7)
    await rig.settle()
    #expect(
      refused.navigation.error?.description == """
        Teller could not start Teller: impossible.
          at App/A.swift:7
          Teller would be behind the More tab, which cannot show columns.
          • Put it among the first four tabs, or have no more than five.
        """)
    #expect(rig.tabs?.viewControllers?.count == 5 && rig.simulation.messages == [])
  }

  @Test func `A screen of another window is not shown in this one, visible there or not`()
    async throws
  {
    let rig = try await Rig(stack: "a")
    let other = rig.simulation.run { UIWindow(frame: .zero) }
    let (hidden, visible) = (Page("hidden"), Page("visible"))
    let stack = UINavigationController(rootViewController: hidden)
    stack.pushViewController(visible, animated: false)
    other.rootViewController = stack
    other.makeKeyAndVisible()
    await rig.settle()
    for page in [hidden, visible] {
      let refused = rig.root.push(page, fileID: "App/A.swift", line: 7)
      #expect(
        refused.error?.description == """
          Teller could not push: impossible.
            at App/A.swift:7
            Page is in another window, and a screen has one place.
            • Make a new one for this window, or remove it there and wait until it has left the display.
          """)
    }
    rig.expectOrder("stack Teller\n  Page", holding: 2)
    stack.setViewControllers([hidden], animated: false)
    await rig.settle()
    #expect(rig.root.push(visible).isAdmitted)
  }

  @Test func `The root of another window is not presented`() async throws {
    let rig = try await Rig(stack: "a")
    let other = rig.simulation.run { UIWindow(frame: .zero) }
    let root = UIViewController()
    other.rootViewController = root
    other.makeKeyAndVisible()
    let refused = rig.root.present(root, fileID: "App/A.swift", line: 7)
    await rig.settle()
    #expect(
      refused.error?.description == """
        Teller could not present: impossible.
          at App/A.swift:7
          UIViewController is the root of a window already.
          • Give the window another root first, or show another view controller.
        """)
    rig.expectOrder("stack Teller\n  Page", holding: 1)
  }
}
#endif
