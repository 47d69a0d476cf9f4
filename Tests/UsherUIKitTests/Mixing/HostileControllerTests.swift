#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
import Testing
@_spi(Test) import UIKit
import UsherSwiftUI
import UsherUIKit

/// View controllers that SwiftUI shows, in apps that treat them badly.
@MainActor struct HostileControllerTests {
  private static let lists = "stack Teller\n  Plain"

  @Test func `A view controller that is shown already is not pushed again, in either host`()
    async throws
  {
    let rig = try await ViewRig { _ in .stack(PlainView()) }
    let page = Page("Seat 7")
    rig.root.push(page)
    await rig.settle()
    let twice = rig.root.push(page)
    await rig.settle()
    let kit = try await Rig({ _ in .stack(Page("List")) })
    let other = Page("Seat 7")
    kit.root.push(other)
    await kit.settle()
    let again = kit.root.push(other)
    await kit.settle()
    for handle in [twice, again] {
      let text = handle.error?.description ?? ""
      #expect(text.contains("This Page is in the tree already, and a screen has one place."))
    }
    kit.expectOrder("stack Teller\n  Page\n  Page")
    rig.expectOrder(Self.lists + "\n  Page")
  }

  @Test func `A title that changes while a view controller is covered is shown once it is not`()
    async throws
  {
    let page = Page("Seat 7")
    let rig = try await ViewRig { _ in .stack(PlainView(), page) }
    rig.root.push(PlainView())
    await rig.settle()
    page.title = "Seat 8"
    rig.root.update(page)
    await rig.settle()
    #expect(rig.user.tapBack())
    await rig.settle()
    #expect(rig.renderer.outline.contains("screen Seat 8"), "\(rig.renderer.outline)")
    rig.root.present(PlainView(), as: .cover)
    await rig.settle()
    page.title = "Seat 9"
    rig.root.update(page)
    await rig.settle()
    rig.root.dismiss()
    await rig.settle()
    #expect(rig.renderer.outline.contains("screen Seat 9"), "\(rig.renderer.outline)")
    rig.expectOrder(Self.lists + "\n  Page")
  }

  @Test func `A view controller that others keep is shown again after it has left`() async throws {
    let rig = try await ViewRig { _ in .stack(PlainView()) }
    let page = Page("Seat 7")
    for _ in 0..<3 {
      rig.root.push(page)
      await rig.settle()
      #expect(page.viewIfLoaded?.window != nil)
      #expect(rig.user.tapBack())
      await rig.settle()
      #expect(page.viewIfLoaded?.window == nil && page.parent == nil)
      rig.root.present(page, as: .cover)
      await rig.settle()
      #expect(page.viewIfLoaded?.window != nil)
      rig.root.dismiss()
      await rig.settle()
    }
    rig.expectOrder(Self.lists, holding: 6)
  }

  @Test func `A view controller moves from one window to another of the app's`() async throws {
    let first = try await ViewRig { _ in .stack(PlainView()) }
    let second = try await ViewRig { _ in .stack(PlainView()) }
    let page = Page("Seat 7")
    first.root.push(page)
    await first.settle()
    first.root.pop()
    second.root.push(page)
    for _ in 0..<2 {
      await first.settle()
      await second.settle()
    }
    #expect(page.viewIfLoaded?.window != nil)
    first.expectOrder(Self.lists, holding: 1)
    second.expectOrder(Self.lists + "\n  Page")
  }

  @Test(arguments: 0..<10)
  func `A view controller leaves and returns within a few turns`(turns: Int) async throws {
    let rig = try await ViewRig { _ in .stack(PlainView()) }
    let page = Page("Seat 7")
    for _ in 0..<4 {
      rig.root.push(page)
      for _ in 0..<turns { rig.renderer.turn() }
      rig.root.pop()
    }
    rig.root.push(page)
    await rig.settle()
    #expect(page.viewIfLoaded?.window != nil, "\(rig.renderer.outline)")
    #expect(page.callbacks.last == "didAppear", "\(page.callbacks)")
    rig.expectOrder(Self.lists + "\n  Page", holding: 4)
  }

  @Test(arguments: [0, 1, 2, 3, 5, 8])
  func `Views and view controllers keep their columns if these collapse during a step`(
    turns: Int
  ) async throws {
    let page = Page("Seats")
    let detail = Teller("Detail") { _ in .stack(page, PlainView()) }
    let rig = try await ViewRig(traits: .pad) { root in
      root.startEmbedded(child: detail)
      return .split(PlainView(), detail)
    }
    for step in 0..<6 {
      if step.isMultiple(of: 2) { rig.root.present(Page("Info")) } else { rig.root.dismiss() }
      for _ in 0..<turns { rig.renderer.turn() }
      rig.user.resize(to: step.isMultiple(of: 3) ? .compact : .regular)
      rig.user.interrupt()
      for _ in 0..<turns { rig.renderer.turn() }
      rig.user.interrupt(false)
      await rig.settle()
      #expect(rig.director.host.shown == rig.director.tree, "step \(step)")
    }
    #expect(rig.renderer.complaints.map(\.description) == [])
  }

  @Test func `Tabs of views and view controllers keep their own screens under any taps`()
    async throws
  {
    let pages = [Page("One"), Page("Two"), Page("Three")]
    let first = Teller("A") { _ in .stack(pages[0], PlainView()) }
    let last = Teller("B") { _ in .stack(PlainView(), pages[2]) }
    let rig = try await ViewRig { root in
      root.startEmbedded(child: first)
      root.startEmbedded(child: last)
      return .tabs(first, pages[1], last)
    }
    for title in ["Two", "Plain", "One", "Two", "One", "Plain", "Plain"] {
      rig.user.tapTab(title)
      rig.renderer.turn()
      rig.user.background()
      rig.user.activate()
      await rig.settle()
      #expect(rig.director.host.shown == rig.director.tree, "after \(title)")
    }
    #expect(rig.renderer.complaints.map(\.description) == [])
    #expect(rig.renderer.simulation.messages == [])
  }

  @Test func `A view controller presents one of its own while the director presents`() async throws
  {
    let page = Page("Seats")
    let rig = try await ViewRig { _ in .stack(PlainView(), page) }
    rig.renderer.simulation.run { page.present(Page("Own"), animated: true) }
    rig.root.present(PlainView())
    await rig.settle()
    rig.renderer.simulation.run { page.dismiss(animated: true) }
    rig.root.dismiss()
    await rig.settle()
    rig.expectOrder("stack Teller\n  Plain\n  Page")
  }
}

private struct PlainView: ScreenView {
  var title: String? { "Plain" }
  var body: some View { Text("Plain") }
}
#endif
