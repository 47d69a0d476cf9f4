import Foundation
import Testing
import UsherTesting

/// The code of the guides, word for word.
@MainActor struct GuideTests {
  @Test func `A user acts as a person would`() async throws {
    let root = Plain(.tabs(SceneLayout.stack(Page("Shows")), Page("Account")))
    let stage = try TestStage(root: root)
    stage.user.swipe(.back(1), completed: false)
    stage.user.select("Account")
    stage.user.answer("Sign out")
    stage.user.rotateToCollapsed()
    stage.user.leaveApp()
    #expect(stage.activeScreen?.titleText == "Account")
    #expect(stage.director.windowPhase == .background)
  }

  @Test func `A test reads like what a person does`() async throws {
    let stage = try TestStage(HomeCoordinator.self, AppAssembly())
    stage.offer(on: ListScreen.self, to: HomeCoordinator.self) { list, home in
      list.shows.map { show in ScreenAction(show.title) { home.open(show) } }
    }
    try await stage.take("Hamlet")
    stage.user.back()
    await stage.settle()
    stage.expectOutline("stack Home\n  List")
  }

  @Test func `A stage is given guards, looked into, and its clock is moved`() async throws {
    let stage = try TestStage(HomeCoordinator.self, AppAssembly()) {
      $0.register(FakePayments.init, as: (any Payments).self)
    } beforeStart: {
      $0.guards = [Guard("open") { _ in .allow }]
    }
    try stage.coordinator(HomeCoordinator.self).open(.hamlet)
    await stage.clock.advance(by: .seconds(10))
    stage.expectOutline("stack Home\n  List\n  Detail")
  }

  @Test func `The guide lists the laws of hosts`() throws {
    let guide = try Pages.text(of: "Sources/UsherTesting/UsherTesting.docc/LawsOfHosts.md")
    for (index, law) in HostConformance.laws.enumerated() {
      #expect(guide.contains("\n\(index + 1). \(law)\n"), "not listed: \(law)")
    }
  }
}
