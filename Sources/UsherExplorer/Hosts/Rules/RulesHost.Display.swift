extension RulesHost {
  /// A modal of the window, with the node that presents it.
  struct PresentedContainer {
    let presenter: NodeID
    let style: Modal.Style
    let container: ScreenContainer
  }

  @MainActor struct Display {
    var root: ScreenContainer?
    var layers: [PresentedContainer] = []
    /// `true` if splits have room for one column only.
    var isCollapsed = false

    var all: [ScreenContainer] { (root?.all ?? []) + layers.flatMap(\.container.all) }

    func container(_ id: NodeID) -> ScreenContainer? { all.first { $0.id == id } }

    var top: ScreenContainer? { layers.last?.container ?? root }

    /// The visible screens: a cover hides everything below it.
    var visible: [ScreenContainer] {
      var containers: [ScreenContainer] = []
      for layer in layers.reversed() {
        containers = layer.container.visible(isCollapsed: isCollapsed) + containers
        if layer.style == .cover { return containers }
      }
      return (root?.visible(isCollapsed: isCollapsed) ?? []) + containers
    }

    var tree: SceneTree {
      SceneTree(
        root: root?.node,
        modals: layers.map {
          Modal(presenter: $0.presenter, style: $0.style, node: $0.container.node)
        })
    }
  }
}
