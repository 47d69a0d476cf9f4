#if canImport(SwiftUI)
package import SwiftUI
import Usher

/// The tabs before iOS 18, which brings `Tab`.
///
/// There it is better: with the SDK of iOS 26, `tabItem` resets the selection at launch.
package struct TabItems: View {
  @Bindable var tabs: TabsModel

  /// Makes the tab view of a model.
  package init(tabs: TabsModel) { self.tabs = tabs }

  /// The tabs, each with its label and badge.
  package var body: some View {
    TabView(selection: $tabs.selection) {
      ForEach(tabs.children) { child in
        NodeView(node: child)
          .tabItem { TabLabel(node: child) }
          .badged(child.attributes.badge)
          .tag(child.node)
      }
    }
  }
}

extension View {
  fileprivate func badged(_ badge: String?) -> some View {
    #if os(tvOS)
    self
    #else
    self.badge(badge.map { Text(verbatim: $0) })
    #endif
  }
}
#endif
