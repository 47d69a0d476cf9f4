#if canImport(StandInSwiftUI)
import Observation
@_spi(Test) import SwiftUI
import Testing
@_spi(Test) import UIKit
import UsherSwiftUI
import UsherUIKit

/// Views that UIKit shows, in apps that treat their view controllers badly.
@MainActor struct HostileViewTests {
  @Observable final class Plan: ViewProviding {
    var title: String?
    init(_ title: String) { self.title = title }
    var view: some View { Text(verbatim: title ?? "") }
  }

  @Test func `A view that is popped by its own navigation controller leaves the tree`() async throws
  {
    let rig = try await Rig(stack: "a")
    rig.root.push(Plan("b"))
    await rig.settle()
    let controller = try #require(rig.stack?.topViewController)
    rig.simulation.run { _ = controller.navigationController?.popViewController(animated: true) }
    await rig.settle()
    rig.expectOrder("stack Teller\n  Page", holding: 1)
  }

  @Test func `A view that its own view controller dismisses leaves the tree`() async throws {
    let rig = try await Rig(stack: "a")
    rig.root.present(Plan("b"))
    await rig.settle()
    let controller = try #require(rig.chain.last)
    rig.simulation.run { controller.dismiss(animated: true) }
    await rig.settle()
    rig.expectOrder("stack Teller\n  Page", holding: 1)
  }

  @Test func `A view is not pushed twice, and one that others keep comes again`() async throws {
    let rig = try await Rig(stack: "a")
    let plan = Plan("b")
    var controllers: [UIViewController?] = []
    for _ in 0..<3 {
      rig.root.push(plan)
      await rig.settle()
      #expect(rig.root.push(plan).error != nil)
      controllers.append(rig.stack?.topViewController)
      #expect(rig.titles == ["a", "b"])
      rig.root.pop()
      await rig.settle()
    }
    #expect(controllers.allSatisfy { $0 != nil })
    controllers = []
    await rig.settle()
    #expect(rig.director.tree.outline == "stack Teller\n  Page" && rig.titles == ["a"])
    #expect(rig.host.shown == rig.director.tree && rig.simulation.messages == [])
  }

  @Test func `A title that changes while a view is covered is shown once it is not`() async throws {
    let rig = try await Rig(stack: "a")
    let plan = Plan("b")
    rig.root.push(plan)
    await rig.settle()
    let controller = try #require(rig.stack?.topViewController as? UIHostingController<AnyView>)
    let renderer = Renderer { controller.rootView }
    renderer.settle()
    rig.root.push(Page("c"))
    await rig.settle()
    plan.title = "changed"
    rig.root.pop()
    await rig.settle()
    renderer.settle()
    await rig.settle()
    #expect(rig.titles == ["a", "changed"], "\(rig.titles)")
    #expect(rig.director.tree.active?.title == "changed")
  }

  @Test(arguments: 0..<6)
  func `A view that an app pops during a step is gone before the next command`(tenths: Int)
    async throws
  {
    let rig = try await Rig(stack: "a", "b")
    rig.root.push(Plan("c"))
    rig.simulation.advance(by: 0.1 * Double(tenths))
    let stack = rig.stack
    rig.simulation.run { _ = stack?.popToRootViewController(animated: true) }
    rig.root.push(Plan("d"))
    await rig.settle()
    #expect(rig.titles == ["a", "d"])
    #expect(rig.host.shown == rig.director.tree && rig.director.outlived.isEmpty)
    rig.root.push(Plan("e"))
    await rig.settle()
    #expect(rig.titles == ["a", "d", "e"] && rig.host.shown == rig.director.tree)
  }
}
#endif
