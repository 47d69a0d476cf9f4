#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
import Testing
@_spi(Test) import UIKit
import Usher
import UsherSwiftUI
import UsherTesting

/// A screen presents something itself, and the director presents something over the same level.
@MainActor struct OwnPresentationTests {
  @Test(arguments: OwnKind.allCases, Ways.all)
  func `The director's presentations wait for a view's own presentation without limit`(
    kind: OwnKind, ways: Ways
  ) async throws {
    let desk = Desk(kind, ways)
    try await desk.open()
    let navigation = desk.guide.present(PlaceView("Form"))
    await desk.pass(minutes: 10)
    #expect(navigation.result != nil && !desk.hasSettled && desk.shows("Own"))
    #expect(desk.guide.tree == "stack Guide\n  Own\n  ▲ sheet Place")
    #expect(desk.waits == ["waiting for what the app has presented over Own"])
    #expect(desk.close())
    await desk.rest()
    #expect(desk.renderer.shows("This is Form"), "\(desk.renderer.outline)")
    #expect(desk.waits.count == 1 && desk.failures == [])
    try #require(desk.hasSettled)
    try await navigation.settled()
    #expect(desk.renderer.complaints.map(\.description) == [])
  }

  @Test(arguments: OwnKind.allCases)
  func `An alert waits for what a view has presented itself, and is answered`(kind: OwnKind)
    async throws
  {
    let desk = Desk(kind, .best)
    try await desk.open()
    let guide = desk.guide
    let answer = Task { await guide.alert(SceneAlert("Saved.")) }
    await desk.pass(minutes: 1)
    #expect(!desk.renderer.outline.contains("Saved.") && desk.close())
    await desk.rest()
    #expect(desk.renderer.user.answer("OK"), "\(desk.renderer.outline)")
    await desk.rest()
    #expect(await answer.value?.button.title == "OK")
    #expect(desk.failures == [])
  }

  @Test(arguments: OwnKind.allCases, Ways.all)
  func `An alert waits for what a view has presented itself in the same update`(
    kind: OwnKind, ways: Ways
  ) async throws {
    let desk = Desk(kind, ways, [.presentsInReverse])
    try await desk.openAsking(SceneAlert("Saved."))
    await desk.pass(minutes: 10)
    #expect(desk.shows("Own") && !desk.shows("Saved.") && !desk.hasSettled, "\(desk.outline)")
    #expect(desk.waits == ["waiting for what the app has presented over Own"])
    #expect(desk.appeared == [])
    #expect(desk.close())
    await desk.rest()
    #expect(desk.appeared.count == 1 && desk.renderer.user.answer("OK"), "\(desk.outline)")
    await desk.rest()
    #expect(desk.hasSettled && desk.failures == [] && desk.guide.tree == "stack Guide\n  Own")
  }

  @Test(arguments: OwnKind.allCases)
  func `An alert that was covered by another waits for what a view has presented meanwhile`(
    kind: OwnKind
  ) async throws {
    let desk = Desk(kind, .best)
    await desk.rest()
    desk.guide.present(SceneAlert("Saved."))
    desk.guide.present(SceneAlert("Synchronized."))
    await desk.rest()
    desk.own.isOpen = true
    #expect(desk.renderer.user.answer("OK"))
    await desk.pass(minutes: 1)
    #expect(desk.shows("Own") && !desk.shows("Saved."), "\(desk.outline)")
    #expect(desk.waits == ["waiting for what the app has presented over Own"])
    #expect(desk.close())
    await desk.rest()
    #expect(desk.renderer.user.answer("OK"), "\(desk.outline)")
    await desk.rest()
    #expect(desk.failures == [] && desk.guide.tree == "stack Guide\n  Own")
  }

  @Test func `A sheet in a sheet waits for what the upper one has presented itself`() async throws {
    let desk = Desk(.dialog, .best)
    desk.guide.present(PlaceView("Below"))
    await desk.rest()
    desk.guide.present(OwnView(kind: .sheet))
    await desk.rest()
    try await desk.open()
    desk.guide.present(PlaceView("Form"))
    await desk.pass(minutes: 1)
    #expect(desk.waits == ["waiting for what the app has presented over Own"] && desk.close())
    await desk.rest()
    #expect(desk.renderer.shows("This is Form"))
  }

  @Test func `The director dismisses a sheet with what its view has presented itself`() async throws
  {
    let desk = Desk(.sheet, .best)
    desk.guide.present(OwnView(kind: .dialog))
    await desk.rest()
    try await desk.open()
    desk.guide.dismiss()
    await desk.rest()
    #expect(desk.renderer.window.elements.count == 1 && desk.waits == [])
  }

  @Test func `A window that closes waits no longer for what a view has presented`() async throws {
    let desk = Desk(.sheet, .best)
    try await desk.open()
    let navigation = desk.guide.present(PlaceView("Form"))
    await desk.pass(minutes: 1)
    weak let guide = desk.guide
    desk.renderer.window.close()
    desk.release()
    await desk.rest()
    await #expect(throws: NavigationError.self) { try await navigation.settled() }
    #expect(guide == nil)
  }
}
#endif
