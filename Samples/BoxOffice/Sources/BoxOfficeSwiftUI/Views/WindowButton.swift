#if canImport(SwiftUI)
import SwiftUI

/// Opens a link in a window of its own, where there can be several.
struct WindowButton: View {
  let link: String
  @Environment(\.supportsMultipleWindows) private var isPossible
  @Environment(\.openWindow) private var openWindow

  var body: some View {
    if isPossible {
      Button("Open in a window of its own") { openWindow(value: link) }
    }
  }
}
#endif
