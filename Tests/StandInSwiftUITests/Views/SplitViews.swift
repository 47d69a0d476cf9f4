#if canImport(SwiftUI)
import SwiftUI

@Observable @MainActor final class SplitModel {
  var column = NavigationSplitViewColumn.sidebar { didSet { writes.append("\(name(column))") } }
  var visibility = NavigationSplitViewVisibility.all
  var selection: String?
  var path: [String] = []
  @ObservationIgnored var writes: [String] = []

  private func name(_ column: NavigationSplitViewColumn) -> String {
    column == .sidebar ? "sidebar" : column == .content ? "content" : "detail"
  }
}

struct SplitHost: View {
  @Bindable var model: SplitModel
  var body: some View {
    NavigationSplitView(
      columnVisibility: $model.visibility, preferredCompactColumn: $model.column,
      sidebar: sidebar, detail: detail)
  }

  private func sidebar() -> some View {
    List(["Hamlet", "Othello"], id: \.self, selection: $model.selection) { Text($0) }
  }

  private func detail() -> some View {
    NavigationStack(path: $model.path) {
      Text(model.selection ?? "nothing")
        .navigationDestination(for: String.self) { Text("pushed \($0)") }
    }
  }
}

struct Branching: View {
  @Environment(\.horizontalSizeClass) private var width
  let model: SplitModel
  var body: some View {
    if width == .regular { Wide() } else { Text("narrow") }
  }
}

struct Wide: View {
  @State private var count = 0
  var body: some View { Button("\(count) times") { count += 1 } }
}
#endif
