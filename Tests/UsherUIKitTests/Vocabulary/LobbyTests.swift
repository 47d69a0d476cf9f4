#if canImport(UIKit)
import SwiftUI
import Testing
import Usher
import UIKit
import UsherTesting
import UsherUIKit

/// An app in Director's vocabulary behaves as before, without Director's faults.
@MainActor struct LobbyTests {
  @Test func `A scene shows its first view controller in a navigation controller`() async throws {
    let house = try await Windows { LobbySceneCoordinator() }
    #expect(house.outline == "stack Lobby\n  Lobby")
    #expect(house.stack?.viewControllers.first is LobbyViewController)
    #expect(!house.window.isHidden)
    house.expectOrder()
  }

  @Test func `A screen is pushed, and one that is modal is presented`() async throws {
    let house = try await Windows { LobbySceneCoordinator() }
    let lobby = try #require(house.stack?.viewControllers.first as? LobbyViewController)
    lobby.tapProgram()
    await house.settle()
    #expect(house.stack?.topViewController is ProgramViewController)
    lobby.tapHouseRules()
    await house.settle()
    #expect(house.window.rootViewController?.presentedViewController is HouseRulesViewController)
    #expect(house.outline == "stack Lobby\n  Lobby\n  Program\n  ▲ sheet HouseRules")
    house.expectOrder()
  }

  @Test func `A child that builds a navigation controller is presented in that very one`()
    async throws
  {
    let house = try await Windows { LobbySceneCoordinator() }
    let lobby = try #require(house.lobby)
    let child = MembershipCoordinator()
    #expect(!child.isStarted && !child.isModal)
    lobby.start(child: child)
    await house.settle()
    #expect(house.window.rootViewController?.presentedViewController === child.rootViewController)
    #expect(child.isStarted && child.isModal && !child.isEmbedded)
    #expect(house.scene?.topCoordinator === child)
    child.showTerms()
    await house.settle()
    #expect(child.navigationController?.topViewController is TermsViewController)
    house.device.tapBack(in: try #require(child.navigationController))
    await house.settle()
    child.done()
    await house.settle()
    #expect(child.diary == ["started", "popped TermsViewController", "finished"])
    #expect(child.isFinished)
    #expect(house.outline == "stack Lobby\n  Lobby")
    house.expectOrder()
  }

  @Test func `A child that builds any other view controller is pushed, and ends by going back`()
    async throws
  {
    let house = try await Windows { LobbySceneCoordinator() }
    let child = TourCoordinator()
    house.lobby?.start(child: child, animated: false)
    await house.settle()
    #expect(!child.isModal)
    #expect(house.stack?.topViewController === child.rootViewController)
    house.device.tapBack(in: try #require(house.stack))
    await house.settle()
    #expect(child.isFinished)
    #expect(house.scene?.topCoordinator === house.lobby)
    house.expectOrder()
  }

  @Test func `A hosting controller is a screen like any other`() async throws {
    let house = try await Windows { LobbySceneCoordinator() }
    let poster = PosterCoordinator()
    house.lobby?.start(child: poster)
    await house.settle()
    #expect(house.stack?.topViewController is UIHostingController<PosterView>)
    house.device.tapBack(in: try #require(house.stack))
    await house.settle()
    #expect(poster.isFinished)
    house.expectOrder()
  }
}
#endif
