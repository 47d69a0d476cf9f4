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
