#if canImport(SwiftUI)
public import SwiftUI
public import Usher

/// The content of a window, or of a sheet: everything that a director shows.
///
/// ```swift
/// WindowGroup {
///   UsherView { try SceneDirector(HomeCoordinator.self, in: container, host: $0) }
/// }
/// ```
///
/// It makes its director once, before the first frame, and closes it when the window goes. If that
/// fails, it shows the error's text.
///
/// A director with a restoration table restores the state that the scene has stored, before the
/// first frame.
///
/// In a sheet of the app's own, it prevents the user from swiping the sheet away while one of its
/// screens is not free to be dismissed; the app itself closes the sheet.
public struct UsherView: View {
  private let make: @MainActor (SwiftUIHost) throws -> SceneDirector
  @State private var window = WindowModel()
  var entry = WindowModel.Entry()

  /// Makes the content of a window with the director that the closure makes on the given host.
  public init(
    fileID: String = #fileID, line: Int = #line,
    _ make: @escaping @MainActor (SwiftUIHost) throws -> SceneDirector
  ) {
    self.make = make
    entry.site = CallSite(fileID: fileID, line: line)
  }

  /// The layers of the window.
  public var body: some View {
    window.host.windowReselection = entry.reselection
    window.host.didAttach = entry.didAttach
    return WindowView(window: window)
      .modifier(WindowModifier(window, entry: entry, make))
      .modifier(ShortcutModifier(window: window))
  }

  /// Returns the window with another response to a tap on the selected tab.
  ///
  /// ```swift
  /// UsherView { try SceneDirector(HomeCoordinator.self, in: container, host: $0) }
  ///   .tabReselection(.none)
  /// ```
  ///
  /// Without it, the host's own applies, which pops the tab's stack to its root. A change applies
  /// from the next tap on.
  public func tabReselection(_ reselection: TabReselection) -> UsherView {
    var view = self
    view.entry.reselection = reselection
    return view
  }

  /// Returns the window with an observer that is given its director before the start.
  package func attaching(_ didAttach: @escaping @MainActor (SceneDirector) -> Void) -> UsherView {
    var view = self
    view.entry.didAttach = didAttach
    return view
  }
}

/// The content of a window: its layers, or the error that prevented them.
private struct WindowView: View {
  let window: WindowModel
  @Environment(\.isPresented) private var isPresented

  var body: some View {
    ZStack {
      if let failure = window.failure {
        ScrollView { Text(verbatim: failure) }
      } else {
        LayerView(layer: window.host.window)
      }
    }
    .interactiveDismissDisabled(isPresented && window.host.window.isLocked)
  }
}
#endif
