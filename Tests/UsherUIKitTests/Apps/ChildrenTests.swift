#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// The children of the app's screens are the app's own.
@MainActor struct ChildrenTests {
  @Test func `The children of a screen are its own, wherever it is shown`() async throws {
    let rig = try await Rig(stack: "a")
    let parent = ParentPage()
    parent.title = "p"
    rig.root.push(parent)
    await rig.settle()
    #expect(parent.children == [parent.own] && rig.inSight == ["p"])
    #expect(parent.view.subviews.last === parent.own.view)
    rig.root.pop()
    await rig.settle()
    #expect(parent.children == [parent.own] && parent.view.subviews == [parent.own.view])
    rig.root.present(parent)
    await rig.settle()
    #expect(parent.children == [parent.own] && rig.inSight == ["a", "p"])
    rig.root.dismiss()
    await rig.settle()
    #expect(rig.inSight == ["a"])
    rig.expectOrder("stack Teller\n  Page", holding: 2)
  }

  @Test func `A screen that takes all of its views away is still followed`() async throws {
    let rig = try await Rig(stack: "a", "b")
    for view in rig.page("b")?.view.subviews ?? [] { view.removeFromSuperview() }
    await rig.settle()
    #expect(rig.inSight == ["b"])
    rig.root.push(Page("c"))
    await rig.settle()
    #expect(rig.inSight == ["c"])
    rig.root.pop()
    await rig.settle()
    #expect(rig.inSight == ["b"])
  }

  @Test func `More tabs than fit add one child, to a visible screen, which leaves with the tabs`()
    async throws
  {
    let pages = (0..<6).map { Page("\($0)") }
    let rig = try await Rig({ _ in .tabs(pages.map { SceneLayout.screen($0) }) }, traits: .phone)
    #expect(pages.map(\.children.count) == [1, 0, 0, 0, 0, 0])
    rig.root.select(2)
    await rig.settle()
    #expect(pages.map(\.children.count) == [0, 0, 1, 0, 0, 0])
    rig.director.close()
    await rig.settle()
    #expect(pages.map(\.children.count) == [0, 0, 0, 0, 0, 0])
  }
}

private final class ParentPage: UIViewController {
  let own = UIViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(own)
    view.addSubview(own.view)
    own.didMove(toParent: self)
  }
}
#endif
