#if canImport(SwiftUI)
import SwiftUI

/// The state that a random program and a random user change.
@Observable @MainActor final class HouseModel {
  struct Sheet: Identifiable {
    let id: Int
  }
  var tab = 0
  var paths: [[Int]] = [[], []]
  var sheet: Sheet?
  var isAsking = false
}

/// Two stacks in tabs, a sheet and a question over them.
struct HouseView: View {
  @Bindable var model: HouseModel
  var body: some View {
    TabView(selection: $model.tab) {
      Tab("Left", systemImage: "a", value: 0) { stack(0) }
      Tab("Right", systemImage: "b", value: 1) { stack(1) }
    }
    .sheet(item: $model.sheet) { sheet in Text("sheet \(sheet.id)") }
    .alert("Sure?", isPresented: $model.isAsking) {
      Button("Yes") {}
    }
  }

  private func stack(_ side: Int) -> some View {
    NavigationStack(path: $model.paths[side]) {
      Text("root \(side)").navigationDestination(for: Int.self) { number in
        Text("screen \(number)").navigationTitle("\(number)")
      }
    }
  }
}
#endif
