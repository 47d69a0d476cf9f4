#if canImport(StandInUIKit)
import Foundation
import Testing
import Usher
@_spi(Test) import UIKit
import UsherTesting
import UsherUIKit

/// Windows that the app requests, and links that reach the one that shows their place.
@MainActor struct OpenWindowTests {
  let windows = FoyerWindows()

  @Test func `A window opens at a link, and is there when the call returns`() async throws {
    let one = await windows.open()
    var others: [FoyerWindows.Delegate] = []
    windows.simulation.makeSceneDelegate = {
      others.append(FoyerWindows.Delegate(windows))
      return others[others.count - 1]
    }
    let asking = ask(for: "foyer://wardrobe", in: one)
    await windows.settle(one.delegate)
    #expect(await asking.value == nil)
    await windows.settle(try #require(others.first))
    #expect(others.map(\.titles) == [["hall", "wardrobe"]])
    #expect(one.delegate.titles == ["hall"] && one.delegate.refusals == [])
  }

  @Test func `A refusal by the system quotes the system's error`() async throws {
    let one = await windows.open()
    windows.simulation.refusalOfScenes = CocoaError(.userCancelled)
    let asking = ask(for: "foyer://wardrobe", in: one)
    await windows.settle(one.delegate)
    let error = try #require(await asking.value)
    #expect(error.reason == .impossible && one.delegate.refusals == ["impossible"])
    #expect(error.detail.hasPrefix("The system refuses: "))
  }

  @Test func `A window that does not take its link in time is not waited for`() async throws {
    let clock = StageClock()
    windows.clock = clock
    let one = await windows.open()
    let asking = ask(for: "foyer://wardrobe", in: one)
    await windows.settle(one.delegate)
    await clock.advance(by: .seconds(4))
    let error = try #require(await asking.value)
    #expect(error.detail.contains("No window took the link in 3.0 seconds."))
  }

  @Test func `A phone has one window`() async throws {
    let phone = FoyerWindows(traits: .phone)
    let one = await phone.open()
    let error = try #require(await ask(for: "foyer://wardrobe", in: one).value)
    #expect(error.detail.contains("This device shows one window of the app"))
  }

  @Test func `A link goes to the window that shows its place, and that comes to the front`()
    async throws
  {
    windows.inbox = LinkInbox()
    let one = await windows.open(links: ["foyer://posters/7"])
    let two = await windows.open()
    windows.inbox?.open("foyer://posters/7")
    await windows.settle(one.delegate)
    #expect(two.delegate.titles == ["hall"])
    #expect(one.scene.activationState == .foregroundActive)
    #expect(two.scene.activationState == .foregroundInactive)
    windows.inbox?.open("foyer://wardrobe")
    await windows.settle(one.delegate)
    #expect(one.delegate.titles == ["hall", "wardrobe"], "it is in front now")
  }

  private func ask(
    for link: String, in window: (delegate: FoyerWindows.Delegate, scene: UIWindowScene)
  ) -> Task<NavigationError?, Never> {
    let director = window.delegate.director
    return Task {
      do throws(NavigationError) {
        try await director?.openWindow(at: link)
        return nil
      } catch {
        return error
      }
    }
  }
}
#endif
