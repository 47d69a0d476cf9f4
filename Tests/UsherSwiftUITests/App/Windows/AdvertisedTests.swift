#if canImport(StandInSwiftUI)
import Foundation
@_spi(Test) import SwiftUI
import Testing
@_spi(Test) import UIKit
import UsherSwiftUI

extension PictureRoute: Advertised {
  var advertisement: Advertisement? {
    guard case .picture(let number) = self else { return nil }
    let title = "Picture no. \(number)"
    return Advertisement(title, for: [.handoff, .suggestions], entity: "\(number)")
  }
}

/// The user activity of a window, in step with its place.
@MainActor struct AdvertisedTests {
  private let gallery = Gallery()

  @Test func `A window's activity describes the advertised place in front`() async throws {
    let renderer = Renderer(GalleryScene(gallery: gallery))
    await renderer.rest()
    #expect(renderer.window.userActivity == nil)
    gallery.directors[0].open("gallery://pictures/3")
    await renderer.rest()
    let activity = try #require(renderer.window.userActivity)
    #expect(activity.activityType == "usher.place" && activity.title == "Picture no. 3")
    #expect(activity.webpageURL?.absoluteString == "https://gallery.example/pictures/3")
    #expect(activity.isEligibleForHandoff && activity.isEligibleForPrediction)
    #expect(!activity.isEligibleForSearch && activity.targetContentIdentifier == "3")
    gallery.directors[0].root.pop()
    await renderer.rest()
    #expect(renderer.window.userActivity == nil)
    #expect(renderer.complaints.map(\.description) == [])
  }

  @Test func `A place of another device and what a search has found lead a window`() async throws {
    let renderer = Renderer(GalleryScene(gallery: gallery))
    await renderer.rest()
    let place = NSUserActivity(activityType: "usher.place")
    place.userInfo = ["link": "gallery://pictures/5"]
    renderer.resume(place)
    await renderer.rest()
    #expect(renderer.outline.contains("Picture 5"))
    let found = NSUserActivity(activityType: "com.apple.corespotlightitem")
    found.userInfo = ["kCSSearchableItemActivityIdentifier": "gallery://pictures/6"]
    renderer.resume(found)
    await renderer.rest()
    #expect(renderer.outline.contains("Picture 6"))
  }

  @Test func `An activity without a link leads to its web page, if it has one`() async throws {
    let renderer = Renderer(GalleryScene(gallery: gallery))
    await renderer.rest()
    let found = NSUserActivity(activityType: "com.apple.corespotlightitem")
    found.userInfo = ["kCSSearchableItemActivityIdentifier": "an item of the app"]
    renderer.resume(found)
    await renderer.rest()
    #expect(!renderer.outline.contains("Picture 7"))
    found.webpageURL = URL(string: "gallery://pictures/7")
    renderer.resume(found)
    await renderer.rest()
    #expect(renderer.outline.contains("Picture 7"))
  }

  @Test func `The activity has the app's type, and what the app adds to it`() async throws {
    let renderer = Renderer {
      UsherView { host in
        try gallery.open(on: host, options: .init(activityType: "com.example.picture"))
      }
      .onAdvertise { $0.addUserInfoEntries(from: ["entity": $1.entity ?? ""]) }
    }
    await renderer.rest()
    let place = NSUserActivity(activityType: "com.example.picture")
    place.userInfo = ["link": "gallery://pictures/5"]
    renderer.resume(place)
    await renderer.rest()
    let activity = try #require(renderer.window.userActivity)
    #expect(activity.activityType == "com.example.picture")
    #expect(activity.userInfo?["entity"] as? String == "5")
    #expect(activity.requiredUserInfoKeys == ["link"])
  }
}

extension SceneDirector.Options {
  fileprivate init(activityType: String) {
    self.init()
    self.activityType = activityType
  }
}
#endif
