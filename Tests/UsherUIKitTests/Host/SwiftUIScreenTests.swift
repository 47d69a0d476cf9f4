#if canImport(StandInUIKit)
import Observation
@_spi(Test) import SwiftUI
import Testing
import Usher
@_spi(Test) import UIKit
import UsherSwiftUI
import UsherUIKit

/// SwiftUI views that are screens of a tree which UIKit shows.
@MainActor struct SwiftUIScreenTests {
  enum SeatRoute: Route {
    case seats
    case seat(Int)
  }

  final class SeatsCoordinator: Coordinator, Routing {
    let initialRoute = SeatRoute.seats

    func transition(to route: SeatRoute) -> SceneTransition {
      switch route {
      case .seats: .push(SeatsView())
      case .seat(let number): .push(Page("Seat \(number)"))
      }
    }
  }

  struct SeatsView: ScreenView {
    var title: String? { "Seats" }
    var body: some View {
      RouteLink("Seat 7", to: SeatRoute.seat(7))
      RouteLink("Seat 8", to: SeatRoute.seat(8)).disabledWhileRefused()
    }
  }

  @Observable final class SeatPlan: ViewProviding {
    var title: String? = "Plan"
    var view: some View { Button("Zoom") { self.title = "Stalls" } }
  }

  private func hosting(_ controller: UIViewController?) -> UIHostingController<AnyView>? {
    controller as? UIHostingController<AnyView>
  }

  /// Shows the content of a hosting controller on the renderer.
  private func renderer(of controller: UIHostingController<AnyView>) -> Renderer {
    let renderer = Renderer { controller.rootView }
    renderer.settle()
    return renderer
  }

  @Test func `A SwiftUI view is pushed beside view controllers, and triggers their routes`()
    async throws
  {
    let rig = try await Rig(stack: "a")
    rig.root.start(child: SeatsCoordinator())
    await rig.settle()
    let seats = try #require(hosting(rig.stack?.topViewController))
    #expect(rig.titles == ["Seats"] && rig.inSight == ["Seats", "a"])
    let renderer = renderer(of: seats)
    #expect(renderer.user.tap("Seat 7"))
    await rig.settle()
    #expect(rig.titles == ["Seats", "Seat 7"] && rig.inSight == ["Seat 7", "a"])
    rig.user.tapBack(in: try #require(rig.stack))
    await rig.settle()
    #expect(rig.stack?.topViewController === seats && rig.inSight == ["Seats", "a"])
    #expect(rig.host.shown == rig.director.tree && rig.simulation.messages == [])
  }

  @Test func `A title that a SwiftUI screen changes is shown by UIKit`() async throws {
    let rig = try await Rig(stack: "a")
    rig.root.present(SeatPlan())
    await rig.settle()
    let plan = try #require(hosting(rig.chain.last))
    #expect(plan.title == "Plan" && rig.inSight == ["Plan", "a"])
    let renderer = renderer(of: plan)
    #expect(renderer.user.tap("Zoom"))
    renderer.settle()
    await rig.settle()
    #expect(plan.title == "Stalls" && rig.director.tree.modals.first?.node.title == "Stalls")
  }

  @Test func `A SwiftUI screen that has left is released with its view controller`() async throws {
    let rig = try await Rig(stack: "a")
    weak var plan: SeatPlan?
    weak var controller: UIViewController?
    do {
      let screen = SeatPlan()
      plan = screen
      rig.root.push(screen)
    }
    await rig.settle()
    controller = rig.stack?.topViewController
    #expect(controller != nil && plan != nil)
    rig.root.pop()
    await rig.settle()
    #expect(controller == nil && plan == nil)
    rig.expectOrder("stack Teller\n  Page")
  }

  @Test func `A link in a SwiftUI view follows a change of policy`() async throws {
    let rig = try await Rig(stack: "a")
    rig.director.guards = [
      Guard("closed") { $0.tree.active?.title == "Seat 8" ? .deny("It is closed.") : .allow }
    ]
    rig.root.start(child: SeatsCoordinator())
    await rig.settle()
    let renderer = renderer(of: try #require(hosting(rig.stack?.topViewController)))
    renderer.settle()
    #expect(!renderer.user.canTap("Seat 8"))
    rig.director.guards = []
    renderer.settle()
    #expect(renderer.user.canTap("Seat 8"))
  }

  @Test func `Nothing is embedded in a SwiftUI screen, with an error`() async throws {
    let rig = try await Rig({ _ in .stack(SeatsView()) })
    let refused = rig.root.embed(Page("b"), in: "0", fileID: "App/A.swift", line: 7)
    #expect(
      refused.error?.description == """
        Teller could not embed: impossible.
          at App/A.swift:7
          Seats is drawn by another framework, and no view controller can be embedded in it.
          • Push or present Page, or embed it in a view controller.
        """)
    rig.expectOrder("stack Teller\n  Seats")
  }
}
#endif
