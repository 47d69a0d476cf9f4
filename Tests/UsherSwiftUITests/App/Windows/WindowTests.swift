#if canImport(StandInSwiftUI)
import Foundation
@_spi(Test) import SwiftUI
import Testing
@_spi(Test) import UIKit
import UsherSwiftUI

/// Windows on simulated SwiftUI: how they are entered, kept, led and closed.
@MainActor struct WindowTests {
  private let gallery = Gallery()
  private let wall = "stack Gallery\n  Wall"

  @Test func `Links that come before the first frame and after it lead the window`() async throws {
    gallery.inbox.open("gallery://pictures/3")
    let renderer = Renderer(GalleryScene(gallery: gallery))
    await renderer.rest()
    #expect(gallery.outlines == [wall + "\n  Picture"])
    #expect(renderer.outline.contains("Picture 3"))
    renderer.open(try #require(URL(string: "gallery://pictures/4")))
    await renderer.rest()
    #expect(renderer.outline.contains("Picture 4"))
    let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
    activity.webpageURL = URL(string: "https://gallery.example/pictures/5")
    renderer.resume(activity)
    await renderer.rest()
    #expect(renderer.outline.contains("Picture 5"))
    #expect(renderer.complaints.map(\.description) == [])
  }

  @Test func `The director opens another window at a link, once`() async throws {
    let renderer = Renderer(GalleryScene(gallery: gallery), traits: .pad)
    await renderer.rest()
    try await gallery.directors[0].openWindow(at: "gallery://pictures/2")
    await renderer.rest()
    await gallery.directors[0].openApart("gallery://pictures/2")
    await renderer.rest()
    #expect(gallery.outlines == [wall, wall + "\n  Picture"] && renderer.windows.count == 2)
    #expect(renderer.complaints.map(\.description) == [])
  }

  @Test func `A window whose first layout is refused names the line of its view`() async {
    let renderer = Renderer {
      UsherView(fileID: "App/App.swift", line: 7) { host in
        let director = try gallery.open(on: host)
        director.guards = [Guard("closed") { _ in .deny("Nobody works now.") }]
        return director
      }
    }
    await renderer.rest()
    #expect(renderer.outline.contains("at App/App.swift:7"), "\(renderer.outline)")
  }

  @Test func `A phone opens no other window`() async throws {
    let renderer = Renderer(GalleryScene(gallery: gallery))
    await renderer.rest()
    let error = await #expect(throws: NavigationError.self) {
      try await gallery.directors[0].openWindow(at: "gallery://pictures/2")
    }
    #expect(error?.reason == .impossible && renderer.windows.count == 1)
    await gallery.directors[0].openApart("gallery://pictures/2")
    await renderer.rest()
    #expect(renderer.outline.contains("Picture 2"))
    #expect(renderer.complaints.map(\.description) == [])
  }

  @Test func `A change of the scene's phase evaluates no view`() async {
    let renderer = Renderer(GalleryScene(gallery: gallery))
    await renderer.rest()
    renderer.takeBodies()
    for _ in 0..<3 {
      renderer.user.background()
      await renderer.rest()
      renderer.user.activate()
      await renderer.rest()
    }
    #expect(renderer.takeBodies().keys.filter { !$0.hasSuffix("Modifier") } == [])
  }

  @Test func `A window is restored once, and not opened by its first link again`() async {
    let before = Renderer(GalleryScene(gallery: gallery))
    await before.rest()
    before.user.tap("Picture 1")
    await before.rest()
    before.user.background()
    let storage = before.window.storage
    let again = Gallery()
    let renderer = Renderer(
      GalleryScene(gallery: again, link: "gallery://pictures/2"), storage: storage)
    #expect(again.outlines == [wall + "\n  Picture"], "before anything moves")
    await renderer.rest()
    #expect(renderer.outline.contains("Picture 1"))
    renderer.user.tapBack()
    await renderer.rest()
    renderer.user.background()
    renderer.user.activate()
    await renderer.rest()
    #expect(again.outlines == [wall] && again.restorations == 1)
  }

  @Test func `The link of the launch opens in the first window alone, over what is restored`()
    async throws
  {
    let before = Renderer(GalleryScene(gallery: gallery, link: "gallery://pictures/1"))
    await before.rest()
    before.user.background()
    let launch = LinkInbox(arguments: ["gallery", "-usher.open", "gallery://pictures/3"])
    let again = Gallery()
    let one = Renderer(
      LaunchedScene(gallery: again, launch: launch), storage: before.window.storage)
    await one.rest()
    #expect(again.restorations == 1 && one.outline.contains("Picture 3"))
    let two = Renderer(LaunchedScene(gallery: again, launch: launch))
    await two.rest()
    #expect(again.outlines == [wall + "\n  Picture", wall])
  }

  @Test func `A preview begins at a link, or at the end of a path of routes`() async {
    let one = Renderer { GalleryPreview(gallery: gallery) }
    await one.rest()
    #expect(one.outline.contains("Picture 3"))
    let two = Renderer { UsherPreview(at: PictureRoute.picture(4), make: gallery.open) }
    await two.rest()
    #expect(two.outline.contains("Picture 4"))
    #expect(gallery.outlines == [wall + "\n  Picture", wall + "\n  Picture"])
  }

  @Test func `A preview whose link leads nowhere shows the error`() async {
    let renderer = Renderer { UsherPreview(at: "gallery://cellar", gallery.open) }
    await renderer.rest()
    #expect(renderer.outline.contains("gallery://cellar"), "\(renderer.outline)")
  }

  @Test func `An unreadable state does not prevent the start, and the link is opened`() async {
    let renderer = Renderer(
      GalleryScene(gallery: gallery, link: "gallery://pictures/2"),
      storage: ["usher.window": Data([1, 2, 3])])
    await renderer.rest()
    #expect(renderer.outline.contains("Picture 2"))
    #expect(gallery.restorations == 1)
  }

  @Test func `Each window has its own director, and a window that a link opens shows the place`()
    async
  {
    let renderer = Renderer(GalleryScene(gallery: gallery), traits: .pad)
    await renderer.rest()
    renderer.user.tap("Picture 2 in a window")
    await renderer.rest()
    #expect(gallery.outlines == [wall, wall + "\n  Picture"])
    gallery.inbox.open("gallery://pictures/6")
    await renderer.rest()
    #expect(gallery.outlines[0] == wall, "the inbox leads to the window in front")
    #expect(renderer.outline.contains("Picture 6"))
    renderer.window.close()
    await renderer.rest()
    #expect(gallery.directors[1].root.isFinished && !gallery.directors[0].root.isFinished)
  }

  @Test func `A quick action leads to its place before the first frame and after it`() async {
    let delegate = LinkSceneDelegate()
    let renderer = Renderer(
      GalleryScene(gallery: gallery), connecting: delegate,
      options: UIScene.ConnectionOptions(shortcutItem: item("gallery://pictures/7")))
    await renderer.rest()
    #expect(renderer.outline.contains("Picture 7"))
    #expect(renderer.perform(item("gallery://pictures/8")))
    await renderer.rest()
    #expect(renderer.outline.contains("Picture 8"))
    #expect(!renderer.perform(item(nil)))
  }

  @Test func `A notification leads to its place, whether the app runs or is started by it`() async {
    #expect(
      gallery.inbox.open(UNNotificationResponse("1", userInfo: ["link": "gallery://pictures/7"])))
    let renderer = Renderer(GalleryScene(gallery: gallery))
    await renderer.rest()
    #expect(renderer.outline.contains("Picture 7"))
    gallery.inbox.open(UNNotificationResponse("2", userInfo: ["link": "gallery://pictures/8"]))
    await renderer.rest()
    #expect(renderer.outline.contains("Picture 8"))
    #expect(!gallery.inbox.open(UNNotificationResponse("3", userInfo: [:])))
  }

  private func item(_ link: String?) -> UIApplicationShortcutItem {
    UIApplicationShortcutItem(
      type: "link", localizedTitle: "Link", localizedSubtitle: nil, icon: nil,
      userInfo: link.map { ["link": NSString(string: $0)] })
  }
}

/// A gallery in an app that was launched with arguments of its test.
private struct LaunchedScene: Scene {
  let gallery: Gallery
  let launch: LinkInbox

  var body: some Scene {
    WindowGroup { UsherView(gallery.open).launched(by: launch) }
  }
}
#endif
