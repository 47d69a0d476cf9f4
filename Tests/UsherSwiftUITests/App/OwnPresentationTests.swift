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
  func `What the director presents waits for what a view has presented itself, however long`(
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

/// A window with a view that presents something itself.
@MainActor private final class Desk {
  private(set) var guide: Guide
  let renderer: Renderer
  private let kind: OwnKind
  private let clock = StageClock()
  private let notes = Notes()

  init(_ kind: OwnKind, _ ways: Ways) {
    let guide = Guide { .stack(OwnView(kind: kind)) }
    let (clock, notes) = (clock, notes)
    (self.guide, self.kind) = (guide, kind)
    renderer = Renderer(
      behaviors: ways == .best ? [] : Renderer.Behavior.all
    ) { [weak guide] in
      UsherView { host in
        let director = SceneDirector(
          guide ?? Guide { .stack() }, host: host, options: SceneDirector.Options(clock: clock))
        director.observe { notes.events.append($0) }
        return director
      }
    }
  }

  func rest() async { await renderer.rest() }

  /// Has the view present what it can.
  func open() async throws {
    await rest()
    notes.events = []
    #expect(renderer.user.tap("Open"))
    await rest()
  }

  /// Closes that as a user would.
  func close() -> Bool {
    renderer.user.swipeDown() || renderer.user.answer("Close") || renderer.user.tap("Close")
  }

  func pass(minutes: Int) async {
    for _ in 0..<minutes {
      await clock.advance(by: .seconds(60))
      await rest()
    }
  }

  func shows(_ words: String) -> Bool { renderer.outline.contains(words) }
  func release() { guide = Guide { .stack() } }

  var waits: [String] {
    notes.events.map(\.description).filter { $0.hasPrefix("waiting for") }
  }
  var failures: [String] {
    notes.events.compactMap { if case .failed = $0 { $0.description } else { nil } }
  }
  var hasSettled: Bool { notes.events.contains { if case .settled = $0 { true } else { false } } }
}

@MainActor private final class Notes { var events: [SceneEvent] = [] }

/// What a view can present itself.
enum OwnKind: CaseIterable, Sendable {
  case sheet, cover, popover, alert, dialog
}

/// A screen that presents something itself.
private struct OwnView: ScreenView {
  let kind: OwnKind
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }.modifier(OwnModifier(kind: kind, isOpen: $isOpen))
  }
}

private struct OwnModifier: ViewModifier {
  let kind: OwnKind
  @Binding var isOpen: Bool

  func body(content: Content) -> some View {
    switch kind {
    case .sheet: content.sheet(isPresented: $isOpen) { Text(verbatim: "Own") }
    case .cover: content.fullScreenCover(isPresented: $isOpen) { cover }
    case .popover: content.popover(isPresented: $isOpen) { Text(verbatim: "Own") }
    case .alert: content.alert("Own", isPresented: $isOpen) { Button("Close") {} }
    case .dialog: content.confirmationDialog("Own", isPresented: $isOpen) { Button("Close") {} }
    }
  }

  private var cover: some View {
    VStack {
      Text(verbatim: "Own")
      Button("Close") { isOpen = false }
    }
  }
}
#endif
