#if canImport(StandInUIKit)
import Foundation
import Testing
import Usher
@_spi(Test) import UIKit
import UsherUIKit

@MainActor enum FoyerLinks {
  static func open(posterNumber number: Int, through inbox: LinkInbox) {
    inbox.open("foyer://posters/\(number)")
  }
}

/// Shortcut items, notifications and intents become links, in the right window.
@MainActor struct SceneEntryTests {
  private let windows = FoyerWindows()

  private func item(_ link: String) -> UIApplicationShortcutItem {
    UIApplicationShortcutItem(
      type: "link", localizedTitle: "Link", localizedSubtitle: nil, icon: nil,
      userInfo: ["link": NSString(string: link)])
  }

  @Test
  func `A quick action leads to its place, in an existing window or a new one`()
    async throws
  {
    let warm = await windows.open()
    #expect(windows.simulation.perform(item("foyer://posters/7"), in: warm.scene))
    await windows.settle(warm.delegate)
    #expect(warm.delegate.titles == ["hall", "poster 7"])
    #expect(!windows.simulation.perform(item("foyer://cellar"), in: warm.scene))
    let cold = await windows.open(
      choosing: UIScene.ConnectionOptions(shortcutItem: item("foyer://posters/8")))
    #expect(cold.delegate.titles == ["hall", "poster 8"])
    #expect(warm.delegate.titles == ["hall", "poster 7"])
  }

  @Test func `A notification leads to its place in the window that it is meant for`() async throws {
    let (one, two) = (await windows.open(), await windows.open())
    let response = UNNotificationResponse(
      "1", userInfo: ["link": "foyer://posters/7"], targetScene: two.scene)
    windows.simulation.run { _ = DirectedSceneDelegate.open(response) }
    await windows.settle(two.delegate)
    #expect(one.delegate.titles == ["hall"] && two.delegate.titles == ["hall", "poster 7"])
  }

  @Test func `A notification that opens a window is followed once`() async throws {
    let response = UNNotificationResponse("1", userInfo: ["link": "foyer://posters/7"])
    let window = await windows.open(
      choosing: UIScene.ConnectionOptions(notificationResponse: response))
    #expect(window.delegate.titles == ["hall", "poster 7"])
    let again = UNNotificationResponse(
      "1", userInfo: ["link": "foyer://posters/7"], targetScene: window.scene)
    #expect(windows.simulation.run { DirectedSceneDelegate.open(again) } == nil)
    #expect(window.delegate.causes == [.program, .link])
    #expect(windows.simulation.run { DirectedSceneDelegate.open(again) } != nil)
  }

  @Test func `A link of an intent waits for a window, and opens in the front one`() async throws {
    let inbox = LinkInbox()
    windows.inbox = inbox
    FoyerLinks.open(posterNumber: 7, through: inbox)
    let one = await windows.open()
    #expect(one.delegate.titles == ["hall", "poster 7"])
    let two = await windows.open()
    #expect(two.delegate.titles == ["hall"])
    #expect(inbox.open("foyer://posters/8")?.isAdmitted == true)
    await windows.settle(two.delegate)
    #expect(one.delegate.titles == ["hall", "poster 7"])
    #expect(two.delegate.titles == ["hall", "poster 8"])
    windows.simulation.enterForeground(one.scene)
    #expect(inbox.open("foyer://posters/9")?.isAdmitted == true)
    await windows.settle(one.delegate)
    #expect(one.delegate.titles.last == "poster 9" && two.delegate.titles.last == "poster 8")
    windows.simulation.disconnect(one.scene)
    #expect(inbox.open("foyer://posters/1") != nil, "the other one is there still")
    windows.simulation.disconnect(two.scene)
    #expect(inbox.open("foyer://posters/1") == nil)
  }

  @Test func `A link of the launch opens in the first window alone, over what is restored`() async {
    let before = await windows.open(links: ["foyer://posters/7"])
    let activity = before.delegate.stateRestorationActivity(for: before.scene)
    windows.launch = LinkInbox(arguments: ["foyer", "-usher.open", "foyer://posters/8"])
    let one = await windows.open(restoring: activity)
    #expect(one.delegate.titles.first == "hall" && one.delegate.titles.last == "poster 8")
    let two = await windows.open()
    #expect(two.delegate.titles == ["hall"])
  }
}
#endif
