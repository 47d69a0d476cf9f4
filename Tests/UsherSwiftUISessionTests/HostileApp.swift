#if canImport(StandInSwiftUI)
import Observation
@_spi(Test) import SwiftUI
import UsherTesting

/// The app's own views in a random program: one presents a layer itself, without the director.
@Observable @MainActor final class HostileApp {
  /// The screen that presents something.
  private(set) var presenter: Int?
  /// A Boolean value that indicates whether any view has presented.
  @ObservationIgnored private(set) var hasPresented = false

  func present(over screen: Int) {
    (presenter, hasPresented) = (screen, true)
  }

  func close() { if presenter != nil { presenter = nil } }

  /// A Boolean value that indicates whether a screen presents a layer; bound to its modifier.
  subscript(isPresenting screen: Int) -> Bool {
    get { presenter == screen }
    set { if !newValue, presenter == screen { presenter = nil } }
  }
}

/// A screen that may present something itself, and some of which have no views at first.
struct PlayedView<Content: View>: View {
  let ordinal: Int
  let content: Content
  @State private var loader = Loader()
  @Environment(HostileApp.self) private var app: HostileApp?

  init(_ ordinal: Int, @ViewBuilder content: () -> Content) {
    self.ordinal = ordinal
    self.content = content()
  }

  var body: some View {
    if ordinal % 5 != 3 || loader.isDone {
      if let app { content.modifier(OwnModifier(app: app, ordinal: ordinal)) } else { content }
    }
  }
}

/// Has something to show in a later turn.
@Observable @MainActor private final class Loader {
  private(set) var isDone = false
  init() { Task { [weak self] in self?.isDone = true } }
}

private struct OwnModifier: ViewModifier {
  @Bindable var app: HostileApp
  let ordinal: Int

  func body(content: Content) -> some View {
    switch ordinal % 5 {
    case 0: content.sheet(isPresented: $app[isPresenting: ordinal]) { Text("Own") }
    case 1: content.popover(isPresented: $app[isPresenting: ordinal]) { Text("Own") }
    case 2: content.fullScreenCover(isPresented: $app[isPresenting: ordinal]) { Text("Own") }
    case 3: content.alert("Own", isPresented: $app[isPresenting: ordinal]) { Button("Own") {} }
    default:
      content.confirmationDialog("Own", isPresented: $app[isPresenting: ordinal]) {
        Button("Own") {}
      }
    }
  }
}
#endif
