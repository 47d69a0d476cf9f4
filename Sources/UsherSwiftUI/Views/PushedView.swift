#if canImport(SwiftUI)
import SwiftUI
import Usher

/// A screen above the root of a stack.
///
/// SwiftUI asks nobody before it pops. A screen that the user may not just pop therefore has a back
/// button that asks in place of the system's, and no swipe.
struct PushedView: View {
  let node: NodeModel

  var body: some View {
    NodeView(node: node)
      .id(node.id)
      .navigationBarBackButtonHidden(node.asksBeforePop)
      .toolbar {
        if node.asksBeforePop {
          ToolbarItem(placement: placement) { BackButton(node: node) }
        }
      }
  }

  private var placement: ToolbarItemPlacement {
    #if os(macOS)
    .navigation
    #else
    .cancellationAction  // which stands where the system's button does, at the leading edge
    #endif
  }
}

/// The back button of a screen that asks before it is popped; the app's string catalog translates `Back`.
private struct BackButton: View {
  let node: NodeModel

  var body: some View {
    Button {
      node.askToPop()
    } label: {
      Label("Back", systemImage: "chevron.backward")
    }
  }
}
#endif
