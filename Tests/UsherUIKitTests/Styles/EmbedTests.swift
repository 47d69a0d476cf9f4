#if canImport(UIKit)
import Testing
import UIKit
import Usher
import UsherUIKit

/// Embedding as XCoordinator's users write it: in a view controller, or in a view.
@MainActor struct EmbedTests {
  @Test func `A screen is embedded in a view controller, and fills its view`() async throws {
    let rig = try await Rig(stack: "a", "b")
    let (page, inner) = (try #require(rig.page("b")), Page("inner"))
    #expect(rig.root.perform(.embed(inner, in: page)).isAdmitted)
    await rig.settle()
    #expect(inner.parent === page && inner.view.superview === page.view)
    #expect(rig.host.shown == rig.director.tree)
  }

  @Test func `A screen is embedded in a view, and fills it`() async throws {
    let rig = try await Rig(stack: "a")
    let (page, inner, container) = (try #require(rig.page("a")), Page("inner"), UIView())
    page.view.addSubview(container)
    #expect(rig.root.perform(.embed(inner, in: container)).isAdmitted)
    await rig.settle()
    #expect(inner.parent === page && inner.view.superview === container)
    let other = Page("other")
    #expect(rig.root.perform(.embed(other, in: container)).isAdmitted)
    await rig.settle()
    #expect(inner.parent == nil && other.view.superview === container)
  }

  @Test func `A view that is in no view controller is refused`() async throws {
    let rig = try await Rig(stack: "a")
    let refused = rig.root.perform(
      .embed(Page("inner"), in: UIView()), fileID: "App/A.swift", line: 7)
    #expect(
      refused.error?.description == """
        Teller could not embed: impossible.
          at App/A.swift:7
          The view to embed in is in no view controller.
          • Add it to the view of a screen that is shown, in viewDidLoad for example.
        """)
  }

  @Test func `A tab is selected by its index`() async throws {
    let rig = try await Rig({ _ in .tabs(Page("a"), Page("b")) })
    rig.root.perform(.select(index: 1))
    await rig.settle()
    #expect(rig.tabs?.selectedIndex == 1)
  }
}
#endif
