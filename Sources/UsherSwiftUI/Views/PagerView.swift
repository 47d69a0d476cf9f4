#if canImport(SwiftUI)
package import SwiftUI
import Usher

/// Pages one at a time, between two buttons that turn them: macOS has no style for pages.
package struct PagerView: View {
  @Bindable private var pages: PagesModel

  /// Makes the pages of a model.
  package init(pages: PagesModel) { _pages = Bindable(wrappedValue: pages) }

  /// The page in sight.
  package var body: some View {
    HStack {
      turn("Previous", "chevron.backward", by: -1)
      ZStack {
        ForEach(pages.children.filter { $0.node == pages.selection }) { NodeView(node: $0) }
      }
      turn("Next", "chevron.forward", by: 1)
    }
  }

  private func turn(_ title: String, _ image: String, by distance: Int) -> some View {
    let page = pages.page(at: distance)
    return Button {
      if let page { pages.selection = page }
    } label: {
      Label(title, systemImage: image)
    }
    .disabled(page == nil)
  }
}
#endif
