#if canImport(StandInSwiftUI)
import Observation
@_spi(Test) import SwiftUI
import Testing
@_spi(Test) import UIKit
import Usher
import UsherSwiftUI
import UsherTesting

/// A window with a view that presents something itself.
@MainActor final class Desk {
  private(set) var guide: Guide
  let renderer: Renderer
  /// The switch of the view's own presentation.
  let own = OwnSwitch()
  private let kind: OwnKind
  private let clock = StageClock()
  private let notes = Notes()

  init(_ kind: OwnKind, _ ways: Ways, _ behaviors: Set<Renderer.Behavior> = []) {
    let guide = Guide { [own] in .stack(OwnView(kind: kind, own: own)) }
    let (clock, notes) = (clock, notes)
    (self.guide, self.kind) = (guide, kind)
    renderer = Renderer(
      behaviors: ways == .best ? behaviors : Renderer.Behavior.all
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

  /// Presents the view's own layer.
  func open() async throws {
    await rest()
    notes.events = []
    #expect(renderer.user.tap("Open"))
    await rest()
  }

  /// Presents the view's own layer in the update in which the director presents an alert.
  func openAsking(_ alert: SceneAlert) async throws {
    await rest()
    notes.events = []
    own.isOpen = true
    guide.present(alert)
    await rest()
  }

  /// Closes the view's own layer as a user would.
  func close() -> Bool {
    renderer.user.swipeDown() || renderer.user.answer("Close") || renderer.user.tap("Close")
  }

  func pass(minutes: Int) async {
    for _ in 0..<minutes {
      await clock.advance(by: .seconds(60))
      await rest()
    }
  }

  var outline: String { renderer.outline }
  func shows(_ words: String) -> Bool { outline.contains(words) }
  func release() { guide = Guide { .stack() } }

  var waits: [String] {
    notes.events.map(\.description).filter { $0.hasPrefix("waiting for") }
  }
  var failures: [String] {
    notes.events.compactMap { if case .failed = $0 { $0.description } else { nil } }
  }
  /// The screens that have appeared since the view presented its layer.
  var appeared: [NodeID] {
    notes.events.compactMap { if case .appeared(let id, _) = $0 { id } else { nil } }
  }
  var hasSettled: Bool { notes.events.contains { if case .settled = $0 { true } else { false } } }
}

@MainActor private final class Notes { var events: [SceneEvent] = [] }

/// A presentation of a view's own.
enum OwnKind: CaseIterable, Sendable {
  case sheet, cover, popover, alert, dialog
}

/// A screen that presents something itself.
struct OwnView: ScreenView {
  let kind: OwnKind
  @Bindable var own = OwnSwitch()

  var body: some View {
    Button("Open") { own.isOpen = true }.modifier(OwnModifier(kind: kind, isOpen: $own.isOpen))
  }
}

@Observable @MainActor final class OwnSwitch { var isOpen = false }

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
