#if canImport(SwiftUI)
public import SwiftUI
public import UsherSwiftUI

extension UsherView {
  /// Returns the window with an inspector, which a small button opens in debug builds.
  ///
  /// ```swift
  /// UsherView { try SceneDirector(HomeCoordinator.self, in: container, host: $0) }
  ///   .usherInspector()
  /// ```
  ///
  /// Control, Option and I do the same on a keyboard. The inspector lies over the window's content
  /// and below sheets and covers. Other builds have no inspector.
  public func usherInspector() -> some View {
    #if DEBUG
    InspectedView(window: self)
    #else
    self
    #endif
  }
}
#endif
