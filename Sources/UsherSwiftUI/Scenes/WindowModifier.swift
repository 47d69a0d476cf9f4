#if canImport(SwiftUI)
import Foundation
import SwiftUI
import Usher

/// What happens to a window: it comes, changes its phase, is given links, and is kept.
///
/// A modifier, since whatever reads the phase is evaluated with it: nothing that presents may be.
struct WindowModifier: ViewModifier {
  private let window: WindowModel
  private let entry: WindowEntry
  private let make: @MainActor (SwiftUIHost) throws -> SceneDirector
  @SceneStorage private var kept: Data?
  @Environment(\.scenePhase) private var phase
  @Environment(\.screenNode) private var screen

  init(
    _ window: WindowModel, entry: WindowEntry,
    _ make: @escaping @MainActor (SwiftUIHost) throws -> SceneDirector
  ) {
    self.window = window
    self.entry = entry
    self.make = make
    _kept = SceneStorage(entry.key ?? "usher.nothing")
  }

  func body(content: Content) -> some View {
    content
      .onAppear { begin() }
      .onChange(of: phase, initial: true) { window.enter(phase) }
      .onOpenURL { window.open($0.absoluteString) }
      .onContinueUserActivity(webPage) { activity in
        if let url = activity.webpageURL { window.open(url.absoluteString) }
      }
      #if os(macOS)
    .modifier(FrontModifier(window: window))
      #endif
  }

  /// A scene has its values by now, which it had not when the view was made.
  private func begin() {
    let isKept = entry.key(inScreen: screen != nil) != nil
    window.begin(make, entry, keptIn: isKept ? $kept : nil)
  }
}

#if os(macOS)
/// Notes that a window comes to the front, of which the phase of a scene says nothing on a Mac.
private struct FrontModifier: ViewModifier {
  let window: WindowModel
  @Environment(\.appearsActive) private var isInFront

  func body(content: Content) -> some View {
    content.onChange(of: isInFront, initial: true) { if isInFront { window.lead() } }
  }
}
#endif

/// The type of an activity that goes on from a web page.
private let webPage = "NSUserActivityTypeBrowsingWeb"
#endif
