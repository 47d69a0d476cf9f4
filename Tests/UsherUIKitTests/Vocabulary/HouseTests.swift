#if canImport(UIKit)
import Testing
import Usher
import UIKit
import UsherUIKit

/// Tabs in Director's way.
@MainActor struct HouseTests {
  @Test func `Tabs hold the coordinators that were embedded while they were built`() async throws {
    let house = try await Windows { HouseSceneCoordinator() }
    let tabs = try #require(house.window.rootViewController as? UITabBarController)
    #expect(
      house.outline == """
        tabs House
          • stack Stalls
            Seats
          Seats
          Seats
        """)
    let coordinator = try #require(house.scene?.rootCoordinator as? HouseCoordinator)
    #expect(tabs === coordinator.rootViewController)
    #expect(coordinator.children.count == 3)
    #expect(coordinator.children.allSatisfy { ($0 as? ViewCoordinator)?.isEmbedded == true })
    #expect(coordinator.children.allSatisfy { ($0 as? ViewCoordinator)?.isModal == false })
    #expect(house.scene?.topCoordinator === coordinator)
    house.expectOrder()
  }

  @Test func `A tab navigates by itself, and is selected by its coordinator`() async throws {
    let house = try await Windows { HouseSceneCoordinator() }
    let tabs = try #require(house.window.rootViewController as? UITabBarController)
    let coordinator = try #require(house.scene?.rootCoordinator as? HouseCoordinator)
    let stalls = try #require(coordinator.children.first as? StallsCoordinator)
    stalls.showSeat()
    await house.settle()
    #expect(stalls.navigationController?.topViewController is SeatViewController)
    coordinator.showCircle()
    await house.settle()
    #expect(tabs.selectedIndex == 1)
    #expect(house.device.tap(0, in: tabs))
    await house.settle()
    stalls.showSeats()
    await house.settle()
    #expect(stalls.navigationController?.viewControllers.count == 1)
    house.expectOrder()
  }
}
#endif
