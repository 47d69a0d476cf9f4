#if canImport(SwiftUI)
import SwiftUI

/// What views and models of a test tell, in order.
@MainActor final class Journal {
  private(set) var lines: [String] = []
  func note(_ line: String) { lines.append(line) }
  /// Forgets what was told, and returns it.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A screen that tells when it appears and disappears.
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
