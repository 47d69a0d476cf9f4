extension View {
  /// Sets the label of the view in the bar.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(TabItemModifier(label: label()))
  }
}

struct TabItemModifier { let label: any View }

extension View {
  /// Shows a text at the view's tab.
  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(badge: label?.string))
  }
}

struct BadgeModifier { let badge: String? }

extension BadgeModifier: ViewModifier { typealias Body = Never }
extension BadgeModifier: PrimitiveModifier {}

extension TabItemModifier: ViewModifier { typealias Body = Never }
extension TabItemModifier: PrimitiveModifier {}

/// A view that only lists other views.
@MainActor protocol FlattenedView {
  var parts: [(ViewNode.Key, any View)] { get }
}

extension TupleView: FlattenedView {
  var parts: [(ViewNode.Key, any View)] { children.enumerated().map { (.index($0), $1) } }
}
extension Group: FlattenedView where Content: View {
  var parts: [(ViewNode.Key, any View)] { [(.index(0), content)] }
}
extension AnyView: FlattenedView {
  var parts: [(ViewNode.Key, any View)] { [(.index(0), view)] }
}
extension EmptyView: FlattenedView {
  var parts: [(ViewNode.Key, any View)] { [] }
}
extension Optional: FlattenedView where Wrapped: View {
  var parts: [(ViewNode.Key, any View)] { map { [(.index(0), $0)] } ?? [] }
}
extension _ConditionalContent: FlattenedView where TrueContent: View, FalseContent: View {
  var parts: [(ViewNode.Key, any View)] {
    switch storage {
    case .first(let view): [(.branch(true), view)]
    case .second(let view): [(.branch(false), view)]
    }
  }
}
extension ForEach: FlattenedView where Content: View {
  var parts: [(ViewNode.Key, any View)] { data.map { (.id(AnyHashable(id($0))), content($0)) } }
}

extension ViewNode {
  /// Returns the tabs of a view.
  func tabs(of view: any View) -> [TabItem] {
    if let tabs = view as? any TabListView { return tabs.items(self) }
    return tabs(of: view, keys: [])
  }

  private func tabs(of view: any View, keys: [Key]) -> [TabItem] {
    if let flattened = view as? any FlattenedView {
      return flattened.parts.flatMap { tabs(of: $1, keys: keys + [$0]) }
    }
    var item = TabItem(key: .id(keys), content: view)
    if case .id(let id)? = keys.last { item.tag = id }
    readModifiers(of: view, into: &item)
    return [item]
  }

  private func readModifiers(of view: any View, into item: inout TabItem) {
    guard let modified = view as? any ModifiedView else { return }
    if let modifier = modified.anyModifier as? TagModifier { item.tag = modifier.tag }
    if let modifier = modified.anyModifier as? TabItemModifier {
      item.title = words(of: modifier.label)
    }
    if let inner = modified.anyContent as? any View {
      var below = TabItem(key: item.key, tag: nil, title: nil, content: view)
      readModifiers(of: inner, into: &below)
      item.tag = (modified.anyModifier as? TagModifier)?.tag ?? below.tag ?? item.tag
      item.title = item.title ?? below.title
      item.badge = (modified.anyModifier as? BadgeModifier)?.badge ?? below.badge
    }
  }

  /// The texts of a view that is not in the tree.
  func words(of view: any View) -> String {
    let node = ViewNode(view, key: .index(0), in: nil, environment: environment, window: window)
    node.evaluate()
    defer { node.remove() }
    var element = Renderer.Element(.text)
    node.fill(&element)
    return element.all.compactMap { $0.kind == .text ? $0.title : nil }.joined(separator: " ")
  }
}

/// A view that creates its tabs itself.
@MainActor protocol TabListView {
  func items(_ node: ViewNode) -> [TabItem]
}
