#if canImport(SwiftUI)
import Observation
import SwiftUI

/// The path of a stack, and the writes to it.
@Observable @MainActor final class PathModel {
  var path: [String] {
    didSet { writes.append(path) }
  }
  @ObservationIgnored var writes: [[String]] = []
  init(_ path: [String] = []) { self.path = path }

  /// Removes the writes and returns them.
  func takeWrites() -> [[String]] {
    defer { writes = [] }
    return writes
  }
}

/// A stack over a path of names.
struct PathStack: View {
  @Bindable var model: PathModel
  let journal: Journal
  var body: some View {
    NavigationStack(path: $model.path) {
      Place(name: "home", journal: journal)
        .navigationDestination(for: String.self) { Place(name: $0, journal: journal) }
    }
  }
}

/// A switch and a number.
@Observable @MainActor final class SwitchModel {
  var isOn = true
  var id = 1
}
#endif
