#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
import Testing
@_spi(Test) import UIKit
import UsherSwiftUI
import UsherUIKit

/// View controllers that are screens of a tree which SwiftUI shows.
@MainActor struct ControllerScreenTests {
  @Test(arguments: [[], Renderer.Behavior.all])
  func `A view controller is pushed beside views by the same word, and appears once`(
    behaviors: Set<Renderer.Behavior>
  ) async throws {
    let rig = try await ViewRig(behaviors: behaviors) { _ in .stack(ListView()) }
    let page = Page("Seat 7")
    rig.root.push(page)
    await rig.settle()
    #expect(rig.renderer.outline.contains("screen Seat 7"), "\(rig.renderer.outline)")
    #expect(page.viewIfLoaded?.window != nil && page.callbacks == ["willAppear", "didAppear"])
    rig.root.push(ListView())
    await rig.settle()
    #expect(page.callbacks.suffix(2) == ["willDisappear", "didDisappear"])
    #expect(rig.user.tapBack())
    await rig.settle()
    #expect(page.callbacks.suffix(2) == ["willAppear", "didAppear"] && page.callbacks.count == 6)
    #expect(rig.director.tree.outline == "stack Teller\n  List\n  Page")
    #expect(rig.director.host.shown == rig.director.tree)
  }

  @Test
  func `A title that a view controller sets as its view loads is shown, and one that it changes`()
    async throws
  {
    let rig = try await ViewRig { _ in .stack(ListView()) }
    let late = LatePage()
    rig.root.push(late)
    await rig.settle()
    #expect(rig.renderer.outline.contains("screen Loaded"), "\(rig.renderer.outline)")
    late.title = "Changed"
    rig.root.update(late)
    await rig.settle()
    #expect(rig.renderer.outline.contains("screen Changed") && late.loads == 1)
    rig.expectOrder("stack Teller\n  List\n  LatePage")
  }

  @Test func `A view controller that asks before it leaves is asked, pushed or presented`()
    async throws
  {
    let rig = try await ViewRig { _ in .stack(ListView(), Page("Form", .confirm)) }
    #expect(!rig.user.tapBack() && rig.user.tap("Back"))
    await rig.settle()
    #expect(rig.root.attempts.count == 1)
    rig.root.attempts[0].proceed()
    await rig.settle()
    rig.expectOrder("stack Teller\n  List", holding: 1)
    rig.root.present(Page("Form", .confirm))
    await rig.settle()
    #expect(!rig.user.swipeDown())
    await rig.settle()
    #expect(rig.root.attempts.count == 2)
    rig.root.attempts[1].proceed()
    await rig.settle()
    rig.expectOrder("stack Teller\n  List", holding: 2)
  }

  @Test func `A view controller that has left is released, and its view taken out`() async throws {
    let rig = try await ViewRig { _ in .tabs(ListView(), ListView()) }
    weak var released: Page?
    do {
      let page = Page("Seat 7")
      released = page
      rig.root.present(page, as: .cover)
    }
    await rig.settle()
    #expect(released?.viewIfLoaded?.window != nil)
    rig.root.dismiss()
    await rig.settle()
    #expect(released == nil)
    rig.expectOrder("tabs Teller\n  • List\n  List")
  }

  @Test func `A view controller that moves to another place within a step keeps its view`()
    async throws
  {
    let page = Page("Seat 7")
    let rig = try await ViewRig { _ in .stack(ListView(), page) }
    let view = page.viewIfLoaded
    rig.root.perform(.sequence(.pop(), .present(page, as: .cover)))
    await rig.settle()
    #expect(page.viewIfLoaded === view && view?.window != nil, "\(rig.renderer.outline)")
    rig.expectOrder("stack Teller\n  List\n  ▲ cover Page")
  }

  @Test func `A view controller in a tab appears once the tab is selected`()
    async throws
  {
    let page = Page("Seats")
    let rig = try await ViewRig { _ in .tabs(ListView(), page) }
    #expect(rig.user.tapTab("Seats"), "\(rig.renderer.outline)")
    await rig.settle()
    #expect(page.callbacks == ["willAppear", "didAppear"])
  }

  @Test func `A view controller that is presented by itself has the style that it declares`()
    async throws
  {
    let rig = try await ViewRig { _ in .stack(ListView()) }
    let own = UINavigationController(rootViewController: Page("Own"))
    own.modalPresentationStyle = .fullScreen
    rig.root.start(child: Teller("Child") { _ in .screen(own) })
    await rig.settle()
    rig.expectOrder("stack Teller\n  List\n  ▲ cover UINavigationController")
  }

  @Test func `Nothing is embedded in a view controller, nor a stack of UIKit's pushed, by errors`()
    async throws
  {
    let rig = try await ViewRig { _ in .stack(Page("Seats")) }
    let embedded = rig.root.embed(ListView(), in: "0", fileID: "App/A.swift", line: 7)
    #expect(
      embedded.error?.description == """
        Teller could not embed: impossible.
          at App/A.swift:7
          Page is a view controller, and no view can be embedded in it.
          • Push or present List, or embed it in a view.
        """)
    let pushed = rig.root.push(
      UINavigationController(rootViewController: Page("b")), fileID: "App/A.swift", line: 8)
    #expect(
      pushed.error?.description == """
        Teller could not push: impossible.
          at App/A.swift:8
          UINavigationController has a bar or columns of its own, and cannot be pushed.
          • Present it, or make it the window's root.
        """)
    rig.expectOrder("stack Teller\n  Page")
  }
}

private struct ListView: ScreenView {
  var title: String? { "List" }
  var body: some View { Text("All seats") }
}

/// A view controller that takes its title as its view loads.
private final class LatePage: UIViewController {
  private(set) var loads = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
    title = "Loaded"
  }
}
#endif
