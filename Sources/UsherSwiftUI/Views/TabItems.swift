#if canImport(SwiftUI)
package import SwiftUI
import Usher

/// The tabs before iOS 18, which introduced `Tab`.
///
/// With the SDK of iOS 26, `tabItem` resets the selection at launch, so `Tab` is preferred.
package struct TabItems: View {
  @Bindable var tabs: NodeModel.Tabs

  package init(tabs: NodeModel.Tabs) { self.tabs = tabs }

  package var body: some View {
    TabView(selection: $tabs.selection) {
      ForEach(tabs.children) { child in
        NodeView(node: child)
          .tabItem { TabItemLabel(node: child) }
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
