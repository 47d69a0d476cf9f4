#if canImport(StandInUIKit)
import Testing
import Usher
@_spi(Test) import UIKit
import UsherTesting
import UsherUIKit

/// Director's known faults stay out.
@MainActor struct LobbyFaultTests {
  @Test func `Going back over several coordinators at once ends each of them`() async throws {
    let house = try await Windows { LobbySceneCoordinator() }
    let outer = TourCoordinator()
    let inner = TourCoordinator()
    house.lobby?.start(child: outer)
    await house.settle()
    outer.start(child: inner)
    await house.settle()
    let stack = try #require(house.stack)
    #expect(stack.viewControllers.count == 3)
    house.user.holdBack(in: stack, to: stack.viewControllers[0])
    await house.settle()
    #expect(outer.isFinished && inner.isFinished)
    house.expectOrder()
  }

  @Test func `A coordinator in the middle of a stack finishes, with what it started`() async throws
  {
    let house = try await Windows { LobbySceneCoordinator() }
    let child = TourCoordinator()
    house.lobby?.start(child: child)
    await house.settle()
    house.lobby?.push(ProgramViewController())
    await house.settle()
    var calls = 0
    child.leave { calls += 1 }
    await house.settle()
    #expect(house.outline == "stack Lobby\n  Lobby\n  Program")
    #expect(calls == 1)
    house.expectOrder()
  }

  @Test
  func `A replaced coordinator ends once, the new one starts once, and so does the completion`()
    async throws
  {
    let house = try await Windows { LobbySceneCoordinator() }
    let child = TourCoordinator()
    house.lobby?.start(child: child)
    await house.settle()
    var calls = 0
    child.swap { calls += 1 }
    await house.settle()
    #expect(child.isFinished)
    #expect(calls == 1)
    let membership = try #require(house.scene?.topCoordinator as? MembershipCoordinator)
    #expect(house.outline == "stack Lobby\n  Lobby\n  ▲ sheet stack Membership\n    Membership")
    var other = 0
    membership.replace(with: TourCoordinator()) { other += 1 }
    await house.settle()
    #expect(membership.diary == ["started", "finished"])
    #expect(other == 1)
    #expect(house.outline == "stack Lobby\n  Lobby\n  Tour")
    house.expectOrder()
  }

  @Test func `A completion comes once, also for what is refused`() async throws {
    let house = try await Windows { LobbySceneCoordinator() }
    let lobby = try #require(house.lobby)
    let screen = ProgramViewController()
    var calls = 0
    lobby.push(screen) { calls += 1 }
    lobby.push(screen, animated: false) { calls += 1 }
    lobby.modal(HouseRulesViewController(), animated: false) { calls += 1 }
    await house.settle()
    #expect(calls == 3)
  }

  @Test func `The scene finishes all that was started and shows its first screen`() async throws {
    let house = try await Windows { LobbySceneCoordinator() }
    house.lobby?.start(child: TourCoordinator())
    await house.settle()
    house.lobby?.start(child: MembershipCoordinator())
    await house.settle()
    var scenes: [SceneCoordinator] = []
    house.scene?.finishToRoot { scenes.append($0) }
    await house.settle()
    #expect(house.outline == "stack Lobby\n  Lobby")
    #expect(scenes.count == 1)
    house.expectOrder()
  }

  @Test func `The root coordinator is replaced by another one`() async throws {
    let house = try await Windows { LobbySceneCoordinator() }
    let lobby = try #require(house.lobby)
    lobby.replace(with: TourCoordinator(), animated: false)
    await house.settle()
    #expect(lobby.isFinished)
    #expect(house.outline == "stack Tour\n  Tour")
    house.expectOrder()
  }

  /// Replaces itself as soon as it has started.
  private class SplashCoordinator: TourCoordinator {
    override func didStart() { replace(with: MembershipCoordinator(), animated: false) }
  }

  @Test func `A coordinator may replace itself as soon as it has started`() async throws {
    let house = try await Windows { LobbySceneCoordinator() }
    let splash = SplashCoordinator()
    house.lobby?.start(child: splash, animated: false)
    await house.settle()
    #expect(splash.isFinished)
    #expect(house.outline == "stack Lobby\n  Lobby\n  ▲ sheet stack Membership\n    Membership")
    house.expectOrder()
  }

  @Test func `A coordinator is replaced once, however often it is asked for`() async throws {
    let house = try await Windows { LobbySceneCoordinator() }
    let tour = TourCoordinator()
    house.lobby?.start(child: tour, animated: false)
    await house.settle()
    let log = house.refusals
    var calls = 0
    for _ in 1...3 { tour.replace(with: TourCoordinator(), animated: false) { calls += 1 } }
    await house.settle()
    tour.replace(with: MembershipCoordinator()) { calls += 1 }
    await house.settle()
    #expect(house.outline == "stack Lobby\n  Lobby\n  Tour" && calls == 4)
    #expect(house.refusals.dropFirst(log.count).map(\.reason) == [.ended, .ended, .ended])
    house.expectOrder()
  }

  /// Cannot be started.
  private class ClosedCoordinator: ViewCoordinator {
    override func build() throws -> UIViewController { throw CancellationError() }
  }

  @Test func `A coordinator whose successor cannot start stays`() async throws {
    let house = try await Windows { LobbySceneCoordinator() }
    let (membership, tour) = (MembershipCoordinator(), TourCoordinator())
    house.lobby?.start(child: tour, animated: false)
    house.lobby?.start(child: membership, animated: false)
    await house.settle()
    let outline = house.outline
    for old in [membership, tour] as [ViewCoordinator] {
      old.replace(with: ClosedCoordinator(), animated: false)
      await house.settle()
      #expect(!old.isFinished && house.outline == outline)
    }
    #expect(house.refusals.map(\.reason) == [.preparation, .preparation])
    house.expectOrder()
  }

  @Test func `A replacement of a coordinator without a place of its own is refused and reported`()
    async throws
  {
    let house = try await Windows { LobbySceneCoordinator() }
    var calls = 0
    house.scene?.perform(.replace(with: TourCoordinator()))
    TourCoordinator().replace(with: TourCoordinator()) { calls += 1 }
    let tabs = TabsCoordinator()
    house.lobby?.replace(with: tabs, animated: false)
    await house.settle()
    tabs.tour.replace(with: TourCoordinator()) { calls += 1 }
    await house.settle()
    #expect(calls == 2 && !tabs.tour.isFinished)
    #expect(
      house.refusals.map(\.detail) == [
        "LobbyScene is the root, and has no parent to start Tour.",
        "Tour is embedded, and its place belongs to Tabs.",
      ])
    house.expectOrder()
  }

  /// Embeds a tour in a tab.
  private class TabsCoordinator: ViewCoordinator {
    let tour = TourCoordinator()

    override func build() -> UIViewController {
      startEmbedded(child: tour)
      let tabs = UITabBarController()
      tabs.viewControllers = [tour.rootViewController, HouseRulesViewController()]
      return tabs
    }
  }

  @Test func `Two windows have nothing to do with each other`() async throws {
    let one = try await Windows { LobbySceneCoordinator() }
    let two = try await Windows { LobbySceneCoordinator() }
    one.lobby?.push(ProgramViewController())
    await one.settle()
    await two.settle()
    #expect(one.outline == "stack Lobby\n  Lobby\n  Program")
    #expect(two.outline == "stack Lobby\n  Lobby")
    one.director.close()
    await one.settle()
    two.lobby?.push(ProgramViewController())
    await two.settle()
    #expect(two.outline == "stack Lobby\n  Lobby\n  Program")
  }

  @Test func `A scope that is given at the start has a child for each window`() async throws {
    let scope = CountingScope()
    let house = try await Windows(scope: scope) { LobbySceneCoordinator() }
    #expect(scope.children.count == 2)
    #expect(house.lobby?.scope === scope.children[1].child)
    house.director.close()
    await house.settle()
    #expect(scope.ends == 0)
  }
}
#endif
