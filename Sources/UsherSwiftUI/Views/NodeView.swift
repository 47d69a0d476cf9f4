#if canImport(SwiftUI)
import SwiftUI
import Usher

/// A node: a container, or the frame of a screen; empty once it has left.
struct NodeView: View {
  let node: NodeModel

  var body: some View {
    switch node.content {
    case .screen(let screen): ScreenFrame(node: node, screen: screen)
    case .stack(let stack): StackContainer(stack: stack)
    case .tabs(let tabs):
      if #available(iOS 18, tvOS 18, visionOS 2, *) {
        TabsContainer(tabs: tabs, style: node.attributes.style)
      } else {
        TabItems(tabs: tabs)
      }
    case .columns(let columns): ColumnsContainer(columns: columns)
    case .pages(let pages): PagesContainer(pages: pages, style: node.attributes.style)
    case nil: EmptyView()
    }
  }
}

/// A stack, recreated if its root is replaced; the identity is applied around it and not to it.
private struct StackContainer: View {
  let stack: NodeModel.Stack

  var body: some View {
    ZStack { StackView(stack: stack) }.id(stack.generation)
  }
}

private struct StackView: View {
  @Bindable var stack: NodeModel.Stack

  var body: some View {
    let _ = stack.recordUpdate()
    NavigationStack(path: $stack.path) {
      ZStack {
        if let root = stack.root { NodeView(node: root).id(root.id) }
      }
      .navigationDestination(for: NodeModel.self) { PushedView(node: $0) }
    }
  }
}

private struct ColumnsContainer: View {
  @Bindable var columns: NodeModel.Columns

  var body: some View {
    switch columns.children.count {
    case 3:
      NavigationSplitView(
        columnVisibility: $columns.columnVisibility, preferredCompactColumn: $columns.column
      ) {
        ColumnView(columns, 0)
      } content: {
        ColumnView(columns, 1)
      } detail: {
        ColumnView(columns, 2)
      }
    case 2:
      NavigationSplitView(
        columnVisibility: $columns.columnVisibility, preferredCompactColumn: $columns.column
      ) {
        ColumnView(columns, 0)
      } detail: {
        ColumnView(columns, 1)
      }
    default: ColumnView(columns, 0)
    }
  }
}

private struct ColumnView: View {
  let columns: NodeModel.Columns
  let index: Int

  init(_ columns: NodeModel.Columns, _ index: Int) {
    self.columns = columns
    self.index = index
  }

  var body: some View {
    if columns.children.indices.contains(index) {
      NodeView(node: columns.children[index]).id(columns.children[index].id)
    }
  }
}

private struct PagesContainer: View {
  @Bindable var pages: NodeModel.Pages
  let style: ContainerStyle

  var body: some View {
    #if os(macOS)
    PagerView(pages: pages)
    #else
    TabView(selection: $pages.selection) {
      ForEach(pages.children) { NodeView(node: $0).tag($0.node) }
    }
    .tabViewStyle(.page(indexDisplayMode: style.contains(.hidesDots) ? .never : .automatic))
    #endif
  }
}
#endif
