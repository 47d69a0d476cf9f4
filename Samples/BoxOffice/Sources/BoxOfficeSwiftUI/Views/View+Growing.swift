#if canImport(SwiftUI)
import SwiftUI

extension View {
  /// Names a row that a screen grows out of.
  func grows(into name: some Hashable) -> some View {
    modifier(ZoomModifier(name: name, isRow: true))
  }

  /// Has a screen grow out of the row with its name.
  func growing(outOf name: some Hashable) -> some View {
    modifier(ZoomModifier(name: name, isRow: false))
  }
}

extension EnvironmentValues {
  /// The names of the rows of a window; its views share them.
  var rows: Namespace.ID? {
    get { self[RowsKey.self] }
    set { self[RowsKey.self] = newValue }
  }
}

private struct RowsKey: EnvironmentKey {
  static var defaultValue: Namespace.ID? { nil }
}

/// Either end of a zoom; neither before iOS 18, nor without a window that names its rows, as in a preview.
private struct ZoomModifier<Name: Hashable>: ViewModifier {
  let name: Name
  let isRow: Bool
  @Environment(\.rows) private var rows

  func body(content: Content) -> some View {
    #if os(macOS)
    content
    #else
    if #available(iOS 18, visionOS 2, *), let rows {
      if isRow {
        content.matchedTransitionSource(id: name, in: rows)
      } else {
        content.navigationTransition(.zoom(sourceID: name, in: rows))
      }
    } else {
      content
    }
    #endif
  }
}
#endif
