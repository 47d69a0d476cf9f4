#if canImport(SwiftUI)
import SwiftUI
import Usher

/// The title and the image of a tab.
struct TabItemLabel: View {
  let node: NodeModel

  var body: some View {
    switch node.tabImage {
    case .symbol(let name): Label(node.label, systemImage: name)
    case .asset(let name): Label(node.label, image: name)
    case nil: Text(verbatim: node.label)
    }
  }
}

extension NodeModel {
  /// The label of the tab with this content, as `Node.tabLabel`.
  var tabLabel: TabLabel? {
    attributes.tab ?? (screen == nil ? children.first?.tabLabel : nil)
  }

  /// The image of its tab; a tab that searches has that of the system by default.
  fileprivate var tabImage: TabLabel.Image? {
    tabLabel?.image ?? (tabLabel?.role == .search ? .symbol("magnifyingglass") : nil)
  }

  /// The same label as `Node.label`, with the current title of a screen.
  fileprivate var label: String {
    attributes.tab?.title ?? attributes.title ?? screen?.titleText
      ?? (screen == nil ? children.first?.label : nil) ?? name
  }
}
#endif
