#if canImport(StandInUIKit)
import Foundation
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

extension FoyerRoute: Advertised {
  var advertisement: Advertisement? {
    guard case .poster(let number) = self else { return nil }
    let entity = "poster-\(number)"
    return Advertisement("Poster no. \(number)", for: [.handoff, .search], entity: entity)
  }
}

/// The user activity of a scene, in step with its place.
@MainActor struct AdvertisedTests {
  let windows = FoyerWindows()

  @Test func `A scene's activity describes the advertised place in front`() async throws {
    let (delegate, scene) = await windows.open(links: ["foyer://posters/7"])
    let activity = try #require(scene.userActivity)
    #expect(activity.activityType == "usher.place" && activity.title == "Poster no. 7")
    #expect(activity.webpageURL?.absoluteString == "https://foyer.example/posters/7")
    #expect(activity.targetContentIdentifier == "poster-7")
    #expect(activity.isEligibleForHandoff && activity.isEligibleForSearch)
    #expect(!activity.isEligibleForPrediction)
    delegate.director?.open("foyer://")
    await windows.settle(delegate)
    #expect(scene.userActivity == nil && activity.isInvalid)
  }

  @Test func `Another device continues at the place, and a search finds it`() async throws {
    let (_, scene) = await windows.open(links: ["foyer://posters/7"])
    let activities = try [
      #require(windows.simulation.handOff(from: scene)),
      #require(windows.simulation.find(in: scene)),
    ]
    for activity in activities {
      let other = await windows.open()
      windows.simulation.resume(activity, in: other.scene)
      await windows.settle(other.delegate)
      #expect(other.delegate.titles == ["hall", "poster 7"])
      #expect(other.delegate.causes.last == .link)
    }
  }

  @Test func `An item that the app has given to Spotlight is opened by its identifier`() async {
    let (delegate, scene) = await windows.open()
    let found = NSUserActivity(activityType: "com.apple.corespotlightitem")
    found.userInfo = ["kCSSearchableItemActivityIdentifier": "foyer://posters/3"]
    windows.simulation.resume(found, in: scene)
    await windows.settle(delegate)
    #expect(delegate.titles == ["hall", "poster 3"])
  }

  @Test func `The type of the activity is the app's, and no other leads anywhere`() async throws {
    windows.activityType = "com.example.foyer.place"
    let (delegate, scene) = await windows.open(links: ["foyer://posters/7"])
    let activity = try #require(scene.userActivity)
    #expect(activity.activityType == "com.example.foyer.place")
    let other = NSUserActivity(activityType: "usher.place")
    other.userInfo = ["link": "foyer://wardrobe"]
    #expect(delegate.director?.resume(other) == nil)
    #expect(delegate.director?.resume(activity)?.error == nil)
  }

  @Test func `The app adds to an activity what its own types say`() async throws {
    windows.onAdvertise = { $0.addUserInfoEntries(from: ["entity": $1.entity ?? ""]) }
    let (_, scene) = await windows.open(links: ["foyer://posters/7"])
    #expect(scene.userActivity?.userInfo?["entity"] as? String == "poster-7")
    #expect(scene.userActivity?.userInfo?["link"] as? String == "foyer://posters/7")
  }

  @Test func `The app's own activity stays if no place is advertised`() async {
    let (delegate, scene) = await windows.open()
    let own = NSUserActivity(activityType: "com.example.reading")
    scene.userActivity = own
    delegate.director?.open("foyer://wardrobe")
    await windows.settle(delegate)
    #expect(scene.userActivity === own && !own.isInvalid)
    delegate.director?.open("foyer://posters/7")
    await windows.settle(delegate)
    #expect(scene.userActivity?.title == "Poster no. 7" && !own.isInvalid)
  }

  @Test func `A window that closes describes nothing`() async throws {
    let (_, scene) = await windows.open(links: ["foyer://posters/7"])
    let activity = try #require(scene.userActivity)
    windows.simulation.disconnect(scene)
    windows.simulation.settle()
    #expect(scene.userActivity == nil && activity.isInvalid)
  }
}
#endif
