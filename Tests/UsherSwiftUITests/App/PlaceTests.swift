#if canImport(StandInSwiftUI)
import Foundation
@_spi(Test) import SwiftUI
import Testing
@_spi(Test) import UIKit
import Usher
import UsherSwiftUI

/// The declarations of screens, on simulated SwiftUI.
@MainActor struct PlaceTests {
  @Test func `A screen that asks before it is popped has a back button that asks`() async throws {
    let guide = Guide { .stack(PlaceView("Home"), PlaceView("Form", .confirm)) }
    let renderer = Renderer { window(guide) }
    await renderer.rest()
    #expect(!renderer.user.tapBack() && renderer.user.swipeBack() == nil)
    #expect(renderer.user.tap("Back"), "\(renderer.outline)")
    await renderer.rest()
    #expect(renderer.shows("This is Form"))
    let attempt = try #require(guide.attempts.first)
    #expect(guide.attempts.count == 1)
    attempt.proceed()
    await renderer.rest()
    #expect(renderer.shows("This is Home") && !renderer.shows("This is Form"))
    #expect(renderer.complaints.map { "\($0)" } == [])
  }

  @Test func `A screen that leaves freely has the system's back button`() async {
    let guide = Guide { .stack(PlaceView("Home"), PlaceView("List")) }
    let renderer = Renderer { window(guide) }
    await renderer.rest()
    #expect(!renderer.user.canTap("Back") && renderer.user.tapBack())
    await renderer.rest()
    #expect(renderer.shows("This is Home"))
  }

  @Test func `An attempt to swipe a sheet away that is locked is reported`() async throws {
    let guide = Guide { .stack(PlaceView("Home")) }
    let renderer = Renderer { window(guide) }
    await renderer.rest()
    guide.present(PlaceView("Form", .confirm))
    await renderer.rest()
    #expect(!renderer.user.swipeDown())
    await renderer.rest()
    let attempt = try #require(guide.attempts.first)
    #expect(guide.attempts.count == 1 && renderer.shows("This is Form"))
    attempt.proceed()
    await renderer.rest()
    #expect(!renderer.shows("This is Form"))
  }

  @Test func `An attempt on a locked sheet reaches its coordinator once, which cannot let it go`()
    async throws
  {
    let guide = Guide { .stack(PlaceView("Home")) }
    let renderer = Renderer { window(guide) }
    await renderer.rest()
    guide.present(PlaceView("Form", .locked))
    await renderer.rest()
    #expect(!renderer.user.swipeDown())
    await renderer.rest()
    let attempt = try #require(guide.attempts.first)
    #expect(guide.attempts.count == 1 && attempt.cause == .user)
    #expect(attempt.proceed().error?.reason == .locked)
    await renderer.rest()
    #expect(renderer.shows("This is Form") && guide.tree == "stack Guide\n  Place\n  ▲ sheet Place")
    #expect(guide.dismiss().isAdmitted, "its own verb removes it")
    await renderer.rest()
    #expect(renderer.shows("This is Home") && renderer.complaints.map(\.description) == [])
  }

  @Test func `A popover points to the view that it names`() async throws {
    let guide = Guide { .stack(FilteredView()) }
    let renderer = Renderer(traits: .pad) { window(guide) }
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    renderer.frames["Filter"] = frame
    await renderer.rest()
    guide.present(FilterView(), as: .popover)
    await renderer.rest()
    #expect(renderer.window.elements.last?.anchor == frame)
    #expect(renderer.user.tapOutside())
    await renderer.rest()
    guide.present(PlaceView("Other"), as: .popover)
    await renderer.rest()
    #expect(renderer.shows("This is Other"))
    #expect(renderer.window.elements.last?.anchor == nil)
  }

  @Test func `A field that SwiftUI keeps holds no screen`() async {
    let guide = Guide { .stack(PlaceView("Home")) }
    let renderer = Renderer(behaviors: [.keepsFields]) { window(guide) }
    await renderer.rest()
    var draft: Draft? = Draft()
    weak let kept = draft
    if let draft { guide.push(FormView(draft: draft)) }
    draft = nil
    await renderer.rest()
    #expect(kept != nil && renderer.user.type("Ophelia", into: "Name"))
    #expect(renderer.user.tapBack())
    await renderer.rest()
    #expect(kept == nil)
  }

  @Test(arguments: [10, 1_000])
  func `A push evaluates the new screen and none below it`(depth: Int) async {
    let guide = Guide { .stack((0..<depth).map { PlaceView("\($0)") }) }
    let renderer = Renderer { window(guide) }
    await renderer.rest()
    renderer.takeBodies()
    guide.push(PlaceView("New"))
    await renderer.rest()
    let bodies = renderer.takeBodies()
    #expect(bodies["PlaceView"] == 1 && bodies["ScreenFrame"] == 1, "\(bodies)")
    print("\(depth) deep, a push evaluates \(bodies.values.reduce(0, +)) bodies.")
    #expect(bodies.values.reduce(0, +) <= 12, "\(bodies)")
  }

  @Test func `A popover does not point to the place of a removed view`() async {
    let filter = Filter()
    let guide = Guide { .stack(OptionalFilterView(filter: filter)) }
    let renderer = Renderer(traits: .pad) { window(guide) }
    renderer.frames["Filter"] = CGRect(x: 10, y: 20, width: 30, height: 40)
    await renderer.rest()
    filter.isOffered = false
    await renderer.rest()
    guide.present(FilterView(), as: .popover)
    await renderer.rest()
    #expect(renderer.shows("All of them"))
    #expect(renderer.window.elements.last?.anchor == nil)
  }

  @Test func `A popover points to a view that was covered for a while`() async {
    let guide = Guide { .stack(FilteredView()) }
    let renderer = Renderer(traits: .pad) { window(guide) }
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    renderer.frames["Filter"] = frame
    await renderer.rest()
    guide.push(PlaceView("Other"))
    await renderer.rest()
    guide.pop()
    await renderer.rest()
    guide.present(FilterView(), as: .popover)
    await renderer.rest()
    #expect(renderer.window.elements.last?.anchor == frame)
  }

  @Test func `A popover points to a view that has got its name since`() async {
    let filter = Filter()
    filter.isOffered = false
    let guide = Guide { .stack(RenamedFilterView(filter: filter)) }
    let renderer = Renderer(traits: .pad) { window(guide) }
    let frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    renderer.frames["Filter"] = frame
    await renderer.rest()
    for isOffered in [true, false] {
      filter.isOffered = isOffered
      await renderer.rest()
      guide.present(FilterView(), as: .popover)
      await renderer.rest()
      #expect(renderer.window.elements.last?.anchor == (isOffered ? frame : nil))
      guide.dismiss()
      await renderer.rest()
    }
  }

  @Test func `A view knows its screen, so that a command from it is refused once it is covered`()
    async
  {
    var guide: Guide?
    let view = FromView { guide?.push(PlaceView("Next"), from: $0) }
    let made = Guide { .stack(view) }
    guide = made
    let renderer = Renderer { window(made) }
    await renderer.rest()
    #expect(renderer.user.tap("Go") && renderer.user.tap("Go"))
    await renderer.rest()
    #expect(made.tree == "stack Guide\n  From\n  Place" && view.screens.all.count == 2)
    #expect(view.screens.all.allSatisfy { $0 is ViewScreen<FromView> })
  }

  private func window(_ guide: Guide) -> UsherView {
    UsherView { SceneDirector(guide, host: $0) }
  }
}

/// A screen with a view that popovers point to.
struct FilteredView: ScreenView {
  var body: some View { Button("Filter") {}.popoverAnchor("filter") }
}

/// A screen that does something from itself.
private struct FromView: ScreenView {
  final class Screens { var all: [any Screen] = [] }
  let go: @MainActor (any Screen) -> Void
  let screens = Screens()
  @Environment(\.screen) private var screen

  init(_ go: @escaping @MainActor (any Screen) -> Void) { self.go = go }

  var body: some View {
    Button("Go") {
      guard let screen else { return }
      screens.all.append(screen)
      go(screen)
    }
  }
}

@Observable @MainActor private final class Filter { var isOffered = true }

private struct OptionalFilterView: ScreenView {
  let filter: Filter
  var body: some View { if filter.isOffered { Button("Filter") {}.popoverAnchor("filter") } }
}

private struct RenamedFilterView: ScreenView {
  let filter: Filter
  var body: some View {
    Button("Filter") {}.popoverAnchor(filter.isOffered ? "filter" : "other")
  }
}

private struct FilterView: ScreenView, PopoverAnchored {
  var popoverAnchor: String { "filter" }
  var body: some View { Text(verbatim: "All of them") }
}

private final class Draft {}

private struct FormView: ScreenView {
  let draft: Draft
  @State private var name = ""
  var body: some View { TextField("Name", text: $name) }
}

extension Renderer {
  /// Returns whether the top screen contains a text.
  func shows(_ text: String) -> Bool {
    outline.split(separator: "\n").contains { $0.hasSuffix("text \(text)") }
  }
}
#endif
