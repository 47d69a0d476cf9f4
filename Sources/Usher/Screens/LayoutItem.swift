/// An item of a layout: a key, a screen, a view, a coordinator or a layout.
///
/// A layout is a recipe: a key, a view or a layout is made each time that a window is filled.
public protocol LayoutItem {}

extension LayoutItem {
  /// Returns the item with the route that leads to it, by which links and guards recognize it.
  @MainActor public func at(_ route: some Route) -> SceneLayout {
    var layout = asLayout
    layout.route = AnyRoute(route)
    return layout
  }

  /// Returns the item with the label of the tab, page or column that it fills.
  @MainActor public func labeled(_ label: TabLabel) -> SceneLayout {
    var layout = asLayout
    layout.label = label
    return layout
  }

  /// The item as a layout, to which something can be added.
  @MainActor var asLayout: SceneLayout { self as? SceneLayout ?? .screen(self) }

  /// The only content of a layout, without the layout's own attributes; otherwise the item itself.
  @MainActor var only: any LayoutItem {
    guard let layout = self as? SceneLayout, layout.route == nil,
      case .item(let item, let embedded) = layout.content, embedded.isEmpty
    else { return self }
    return item.only
  }

  /// The item as a key, by which its node is found again.
  var key: AnyHashable? {
    if let key = self as? any ScreenKey { return AnyHashable(key) }
    return (self as? any FlowKey).map { AnyHashable($0) }
  }
}

/// A value that a verb can show: a screen, its key, or a stand-in such as a SwiftUI view.
public protocol Showable: LayoutItem {}
