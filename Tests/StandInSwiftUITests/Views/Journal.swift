#if canImport(SwiftUI)
import SwiftUI

/// A log of the views and models of a test, in order.
@MainActor final class Journal {
  private(set) var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
  /// Removes the entries and returns them.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A screen that logs its appearance and disappearance.
struct Place: View {
  let name: String
  let journal: Journal
  var body: some View {
    Text("This is \(name)")
      .navigationTitle(name)
      .onAppear { journal.note("\(name) appears") }
      .onDisappear { journal.note("\(name) disappears") }
  }
}
#endif
