#if canImport(StandInUIKit)
import Foundation
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

/// A scene's restoration of the user's place.
@MainActor struct SceneRestorationTests {
  let windows = FoyerWindows()

  /// Sends a window to the background, disconnects its scene, and returns its session's activity.
  private func leave(_ routes: FoyerRoute...) async throws -> NSUserActivity {
    let (delegate, scene) = await windows.open()
    let root = try #require(delegate.director?.root as? FoyerCoordinator)
    for route in routes {
      root.trigger(route)
      await windows.settle(delegate)
    }
    let activity = try #require(windows.simulation.enterBackground(scene))
    windows.simulation.disconnect(scene)
    return activity
  }

  @Test func `A scene is restored to its place, in a visible window`() async throws {
    let activity = try await leave(.poster(3), .wardrobe)
    #expect(activity.activityType == "usher.restoration")
    #expect(!activity.isEligibleForHandoff)
    let (delegate, _) = await windows.open(restoring: activity)
    #expect(delegate.titles == ["hall", "poster 3", "wardrobe"])
    #expect(delegate.reports.map(\.isComplete) == [true])
    #expect(delegate.causes == [.restore])
    let stack = try #require(delegate.window?.rootViewController as? UINavigationController)
    #expect(stack.viewControllers.map(\.title) == ["hall", "poster 3"])
    #expect(stack.presentedViewController?.title == "wardrobe")
    #expect(windows.simulation.messages == [])
  }

  @Test func `A scene that was never left starts as it does at first`() async {
    let (delegate, _) = await windows.open()
    #expect(delegate.titles == ["hall"])
    #expect(delegate.reports.isEmpty)
  }

  @Test(arguments: [Data("nonsense".utf8), Data(), "a text" as (any Sendable), nil])
  func `An activity without a snapshot is an error, and the scene starts normally`(
    entry: (any Sendable)?
  ) async throws {
    let activity = NSUserActivity(activityType: "com.example.reading")
    if let entry { activity.addUserInfoEntries(from: ["usher.snapshot": entry]) }
    let (delegate, _) = await windows.open(restoring: activity)
    #expect(delegate.titles == ["hall"])
    #expect(delegate.reports.map { $0.error?.reason.description } == ["corrupt"])
  }

  @Test func `An activity of the app's own may hold the snapshot`() async throws {
    let kept = try await leave(.poster(5))
    let activity = NSUserActivity(activityType: "com.example.reading")
    activity.addUserInfoEntries(from: kept.userInfo ?? [:])
    let (delegate, _) = await windows.open(restoring: activity)
    #expect(delegate.titles == ["hall", "poster 5"])
  }

  @Test func `Places that a guard denies are not restored, and those below are`() async throws {
    let activity = try await leave(.poster(1), .office)
    windows.isOfficeClosed = true
    let (delegate, _) = await windows.open(restoring: activity)
    #expect(delegate.titles == ["hall", "poster 1"])
    #expect(delegate.reports.first?.losses.map(\.reason) == [.denied])
  }

  @Test func `A link that opened the scene is followed after the restoration`() async throws {
    let activity = try await leave(.poster(1), .wardrobe)
    let (delegate, _) = await windows.open(restoring: activity, links: ["foyer://posters/2"])
    #expect(delegate.titles == ["hall", "poster 2"])
    #expect(delegate.causes == [.restore, .link])
    let (other, _) = await windows.open(
      restoring: activity, pages: ["https://foyer.example/posters/4"])
    #expect(other.titles == ["hall", "poster 4"])
  }

  @Test func `Several windows are each restored as they were left`() async throws {
    let one = try await leave(.poster(1))
    let two = try await leave(.poster(2), .wardrobe)
    let (first, scene) = await windows.open(restoring: one)
    let (second, _) = await windows.open(restoring: two)
    #expect(first.titles == ["hall", "poster 1"])
    #expect(second.titles == ["hall", "poster 2", "wardrobe"])
    windows.simulation.disconnect(scene)
    #expect(second.titles == ["hall", "poster 2", "wardrobe"])
    #expect(first.director == nil)
  }
}
#endif
