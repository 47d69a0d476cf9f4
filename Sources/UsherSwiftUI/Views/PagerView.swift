#if canImport(SwiftUI)
package import SwiftUI
import Usher

/// Pages one at a time, between two buttons that turn them: macOS has no style for pages.
///
/// The app's string catalog translates `Previous` and `Next`.
package struct PagerView: View {
  @Bindable private var pages: NodeModel.Pages

  package init(pages: NodeModel.Pages) { _pages = Bindable(wrappedValue: pages) }

  package var body: some View {
    HStack {
      turn(by: -1, Label("Previous", systemImage: "chevron.backward"))
      ZStack {
        ForEach(pages.children.filter { $0.node == pages.selection }) { NodeView(node: $0) }
      }
      turn(by: 1, Label("Next", systemImage: "chevron.forward"))
    }
  }

  private func turn(by distance: Int, _ label: some View) -> some View {
    let page = pages.page(at: distance)
    return Button {
      if let page { pages.selection = page }
    } label: {
      label
    }
    .disabled(page == nil)
  }
}
#endif
