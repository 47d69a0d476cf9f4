#if canImport(SwiftUI)
import SwiftUI
import Usher

/// The tabs since iOS 18: with roles, in sections, in a bar or a sidebar.
@available(iOS 18, tvOS 18, visionOS 2, *)
struct TabsContainer: View {
  let tabs: NodeModel.Tabs
  let style: ContainerStyle

  var body: some View {
    Group {
      if style.contains(.sidebarAdaptable) {
        TabList(tabs: tabs).tabViewStyle(.sidebarAdaptable)
      } else {
        TabList(tabs: tabs)
      }
    }
    .modifier(MinimizingModifier(isOn: style.contains(.minimizesBar)))
  }
}

@available(iOS 18, tvOS 18, visionOS 2, *)
private struct TabList: View {
  @Bindable var tabs: NodeModel.Tabs

  var body: some View {
    TabView(selection: $tabs.selection) {
      if tabs.sections.contains(where: { $0.title != nil }) {
        ForEach(tabs.sections) { section in
          if let title = section.title {
            TabSection {
              ForEach(section.tabs, content: item)
            } header: {
              Text(verbatim: title)
            }
          } else {
            ForEach(section.tabs, content: item)
          }
        }
      } else {
        ForEach(tabs.children, content: item)
      }
    }
  }

  private func item(_ tab: NodeModel) -> some TabContent<NodeID> {
    Tab(value: tab.node, role: tab.tabLabel?.role == .search ? .search : nil) {
      NodeView(node: tab)
    } label: {
      TabItemLabel(node: tab)
    }
    #if !os(tvOS)
    .badge(tab.attributes.badge.map { Text(verbatim: $0) })
    .hidden(tab.tabLabel?.isHidden == true && tab.node != tabs.selected)
    #endif
  }
}

extension NodeModel.Tabs {
  /// Neighbors in one section of a sidebar.
  struct TabGroup: Identifiable {
    let id: ID
    let title: String?
    var tabs: [NodeModel]

    /// The title, and the number of earlier sections with that title.
    struct ID: Hashable {
      let title: String?
      let number: Int
    }
  }

  fileprivate var sections: [TabGroup] {
    children.reduce(into: []) { groups, tab in
      let title = tab.tabLabel?.section
      if let last = groups.indices.last, groups[last].title == title {
        groups[last].tabs.append(tab)
      } else {
        let number = groups.count { $0.title == title }
        groups.append(TabGroup(id: .init(title: title, number: number), title: title, tabs: [tab]))
      }
    }
  }
}

/// Minimizes the bar when its content scrolls, on systems that can.
private struct MinimizingModifier: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    #if os(macOS) || os(tvOS) || os(visionOS)
    content
    #else
    if #available(iOS 26, *), isOn {
      content.tabBarMinimizeBehavior(.onScrollDown)
    } else {
      content
    }
    #endif
  }
}
#endif
