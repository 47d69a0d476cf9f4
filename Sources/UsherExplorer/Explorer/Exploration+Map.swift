import UsherTesting

extension Exploration {
  /// The map of everything that was seen.
  public var map: AppMap {
    var map = AppMap()
    for state in states {
      if let nodeKey = state.stateKey.mapKey { _ = map.node(nodeKey) }
      for choice in state.stateKey.choices { map.add(choice) }
    }
    map.start = states.first.flatMap { first in
      (first.stateKey.choices.first?.nodeKey ?? first.stateKey.mapKey).map { map.node($0) }
    }
    for edge in edges {
      map.add(edge, from: states[edge.from].stateKey, to: states[edge.to].stateKey)
    }
    return map
  }
}

extension AppMap {
  /// The place of a state; one without a screen has a place of its own.
  mutating func place(of stateKey: StateKey) -> Int {
    let nothing = NodeKey(flow: [], name: "an empty window", kind: .screen, layer: nil)
    return node(stateKey.mapKey ?? nothing)
  }

  fileprivate mutating func add(_ choice: Choice) {
    let from = node(choice.nodeKey)
    for branch in choice.branches { add(from, node(branch.nodeKey), .choice, branch.label) }
  }

  fileprivate mutating func add(_ edge: Exploration.Edge, from: StateKey, to: StateKey) {
    guard let end = to.mapKey, from.key != to.key else { return }
    let (kind, label) = (edge.action.kind, edge.label)
    guard kind != .choice else { return }
    let (start, target) = (from.mapKey.map { node($0) }, node(end))
    guard kind != .link else { return add(nil, target, .link, label) }
    if start != target { add(start, target, kind, label) }
  }

  fileprivate mutating func node(_ nodeKey: NodeKey) -> Int {
    let flow = flow(nodeKey.flow)
    let known = nodes.first {
      $0.flow == flow && $0.name == nodeKey.name && $0.kind == nodeKey.kind
    }
    if let known { return known.id }
    nodes.append(
      Node(
        id: nodes.count, name: nodeKey.name, flow: flow, kind: nodeKey.kind, layer: nodeKey.layer))
    return nodes.count - 1
  }

  private mutating func flow(_ names: [String]) -> Int {
    var parent: Int?
    for name in names { parent = flow(name, in: parent) }
    return parent ?? flow("", in: nil)
  }

  private mutating func flow(_ name: String, in parent: Int?) -> Int {
    guard let index = flows.firstIndex(where: { $0.name == name }) else {
      flows.append(Flow(id: flows.count, name: name, parent: parent))
      return flows.count - 1
    }
    if !flows[index].hasSeveralParents, flows[index].parent != parent, index != parent {
      flows[index].hasSeveralParents = true
      flows[index].parent = nil
    }
    return index
  }

  private mutating func add(_ from: Int?, _ to: Int, _ kind: Edge.Kind, _ label: String) {
    if kind == .back, let index = edges.firstIndex(where: { $0.reverses(from, to) }) {
      edges[index].kind = .both
      return
    }
    let same = edges.firstIndex {
      $0.from == from && $0.to == to && ($0.kind == kind || ($0.kind, kind) == (.both, .forward))
    }
    guard let same else {
      return edges.append(Edge(from: from, to: to, kind: kind, labels: [label]))
    }
    if !edges[same].labels.contains(label) { edges[same].labels.append(label) }
  }
}

extension AppMap.Edge {
  fileprivate func reverses(_ from: Int?, _ to: Int) -> Bool {
    (kind == .forward || kind == .both) && self.from == to && self.to == from
  }
}

extension Exploration.Edge {
  /// The action, with the guards that led elsewhere: `Buy tickets [members only]`.
  var label: String {
    ([action.label] + guards.map { "[\($0.printable)]" }).joined(separator: " ")
  }
}

extension UserAction {
  var kind: AppMap.Edge.Kind {
    switch self {
    case .take, .takeTwice, .answer, .wait: .forward
    case .back, .dismiss: .back
    case .select, .selectAt: .choice
    case .open, .interrupt: .link
    }
  }

  /// The action as maps name it.
  var label: String {
    switch self {
    case .take(let title), .takeTwice(let title), .answer(let title), .select(let title),
      .open(let title):
      title.printable
    case .back: "back"
    case .dismiss: "dismiss"
    case .selectAt(let index): "\(index + 1)"
    case .wait: "in time"
    case .interrupt(let interruption): interruption.name.printable
    }
  }
}
