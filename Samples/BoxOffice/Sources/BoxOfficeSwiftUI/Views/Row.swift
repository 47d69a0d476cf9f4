#if canImport(SwiftUI)
import SwiftUI

/// Two lines of a list.
struct Row: View {
  private let title: String
  private let detail: String

  init(_ title: String, _ detail: String) {
    self.title = title
    self.detail = detail
  }

  var body: some View {
    VStack(alignment: .leading) {
      Text(verbatim: title)
      Text(verbatim: detail).font(.footnote).foregroundStyle(.secondary)
    }
  }
}

/// What is wrong, if anything is.
struct Problem: View {
  let text: String?

  var body: some View {
    if let text { Text(verbatim: text).foregroundStyle(Color.red) }
  }
}
#endif
