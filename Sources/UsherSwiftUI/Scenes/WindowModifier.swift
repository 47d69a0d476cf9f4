#if canImport(SwiftUI)
import Foundation
import SwiftUI
import Usher

/// The events of a window: it appears, changes its phase, receives links, and is stored.
///
/// These are in a modifier, since reading the scene's phase evaluates its reader again, which must
/// present nothing.
struct WindowModifier: ViewModifier {
  private let window: WindowModel
  private let entry: WindowModel.Entry
  private let make: @MainActor (SwiftUIHost) throws -> SceneDirector
  @SceneStorage private var kept: Data?
  @Environment(\.scenePhase) private var phase
  @Environment(\.screenNode) private var screen

  init(
    _ window: WindowModel, entry: WindowModel.Entry,
    _ make: @escaping @MainActor (SwiftUIHost) throws -> SceneDirector
  ) {
    self.window = window
    self.entry = entry
    self.make = make
    _kept = SceneStorage(entry.key ?? "usher.nothing")
  }

  func body(content: Content) -> some View {
    content
      .modifier(OpenerModifier(host: window.host))
      .onAppear { begin() }
      .onChange(of: phase, initial: true) { window.enter(phase) }
      .onOpenURL { window.open($0.absoluteString) }
      .modifier(AdvertisingModifier(window: window, onAdvertise: entry.onAdvertise))
      #if os(macOS)
    .modifier(FrontModifier(window: window))
      #endif
  }

  /// The values of the scene are available now, but not when the view is made.
  private func begin() {
    let isKept = entry.key(inScreen: screen != nil) != nil
    window.begin(make, entry, keptIn: isKept ? $kept : nil)
  }
}

/// Gives the host of a window the action that opens others, if the app has several windows.
private struct OpenerModifier: ViewModifier {
  let host: SwiftUIHost
  #if os(tvOS)
  func body(content: Content) -> some View { content }
  #else
  @Environment(\.openWindow) private var openWindow
  @Environment(\.supportsMultipleWindows) private var isOneOfMany

  func body(content: Content) -> some View {
    content.onChange(of: isOneOfMany, initial: true) {
      let open: @MainActor (String) -> Void = { openWindow(value: $0) }
      host.windowOpener = isOneOfMany ? open : nil
    }
  }
  #endif
}

#if os(macOS)
/// Reports that a window comes to the front, which a scene's phase does not show on a Mac.
private struct FrontModifier: ViewModifier {
  let window: WindowModel
  @Environment(\.appearsActive) private var isInFront

  func body(content: Content) -> some View {
    content.onChange(of: isInFront, initial: true) { if isInFront { window.deliverLinks() } }
  }
}
#endif
#endif
