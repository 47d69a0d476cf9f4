#if canImport(SwiftUI)
import SwiftUI
import Usher

/// A screen above the root of a stack.
///
/// SwiftUI pops without asking. A screen that is not free to be dismissed therefore replaces the
/// system's back button by one that asks, and disables the swipe.
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

/// The back button of a screen that must be asked first; the app's string catalog translates
/// `Back`.
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
