/// The nodes that the user passed on the way to one.
///
/// They are the nodes below it in stacks, those around it, and the way to its presenter. Those
/// below a detail column are the nodes of the stack that its details belong to.
@MainActor struct RoutePath {
  var nodes: [Node]
  private let start: (Node) -> AnyRoute?

  init(to id: NodeID, in tree: SceneTree, start: @escaping (Node) -> AnyRoute?) {
    nodes = tree.history(to: id)
    self.start = start
  }

  init(to id: NodeID, in director: SceneDirector) {
    self.init(to: id, in: director.tree) { director.coordinators[$0.owner]?.startRoute }
  }

  /// The routes on the way, in three readings.
  ///
  /// They are all routes; the same without the initial routes of coordinators; and of the latter,
  /// only the last of consecutive routes of one type.
  var readings: [[AnyRoute]] {
    let all = Self.distinct(nodes.compactMap(\.route))
    let chosen = Self.distinct(nodes.compactMap { $0.route == start($0) ? nil : $0.route })
    return [all, chosen, Self.last(of: chosen)]
  }

  func isOf(_ routes: some Collection<AnyRoute>) -> Bool {
    readings.prefix(2).contains { $0.elementsEqual(routes) }
  }

  private static func last(of routes: [AnyRoute]) -> [AnyRoute] {
    routes.indices.filter { index in
      index + 1 == routes.count
        || type(of: routes[index].value) != type(of: routes[index + 1].value)
    }.map { routes[$0] }
  }

  private static func distinct(_ routes: [AnyRoute]) -> [AnyRoute] {
    routes.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }
}

extension SceneTree {
  fileprivate func history(to id: NodeID) -> [Node] {
    let path = path(to: id)
    var history: [Node] = []
    if let first = path.first, let modal = modals.first(where: { $0.id == first.id }) {
      history = self.history(to: modal.presenter)
    }
    for (index, node) in path.enumerated() {
      if index > 0, path[index - 1].kind == .stack {
        if let below = stack(below: path[index - 1])?.children.last {
          history = self.history(to: below.id)
        }
        history += path[index - 1].children.prefix { $0.id != node.id }
      }
      history.append(node)
    }
    return history
  }

  /// The stack that the details of a column stand on in a narrow window.
  ///
  /// Unlike `Draft.stack(below:)`, it knows no layouts: it recognizes a column by its first screen.
  private func stack(below column: Node) -> Node? {
    guard let item = column.children.first?.attributes.detailOf,
      let stack = path(to: item).last(where: { $0.kind == .stack }), stack.id != column.id,
      stack.children.first?.attributes.detailOf == nil
    else { return nil }
    return stack
  }
}
