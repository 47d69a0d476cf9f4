extension Exploration {
  /// The map of what was seen.
  public var map: AppMap {
    var map = AppMap()
    for state in states {
      if let spot = state.glimpse.mapSpot { _ = map.place(spot) }
      for choice in state.glimpse.choices { map.add(choice) }
    }
    for way in ways {
      let (from, to) = (states[way.from].glimpse, states[way.to].glimpse)
      map.add(way.act, from: from, to: to)
    }
    return map
  }
}

extension AppMap {
  fileprivate mutating func add(_ choice: Choice) {
    let from = place(choice.spot)
    for branch in choice.branches {
      add(from, place(branch.spot), .choice, branch.label)
    }
  }

  fileprivate mutating func add(_ act: Act, from: Glimpse, to: Glimpse) {
    guard let end = to.mapSpot, from.key != to.key else { return }
    let kind = act.kind
    guard kind != .choice else { return }
    let (start, target) = (from.mapSpot.map { place($0) }, place(end))
    guard kind != .link else { return add(nil, target, .link, act.label) }
    if start != target { add(start, target, kind, act.label) }
  }

  /// The number of a place, which may be new.
  fileprivate mutating func place(_ spot: Spot) -> Int {
    let flow = flow(spot.flow)
    let known = places.first {
      $0.flow == flow && $0.name == spot.name && $0.kind == spot.kind
    }
    if let known { return known.id }
    places.append(
      Place(
        id: places.count, name: spot.name, flow: flow, kind: spot.kind, layer: spot.layer))
    return places.count - 1
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

  private mutating func add(_ from: Int?, _ to: Int, _ kind: Way.Kind, _ label: String) {
    if kind == .back, let index = ways.firstIndex(where: { $0.reverses(from, to) }) {
      ways[index].kind = .both
      return
    }
    let same = ways.firstIndex {
      $0.from == from && $0.to == to && ($0.kind == kind || ($0.kind, kind) == (.both, .forward))
    }
    guard let same else {
      return ways.append(Way(from: from, to: to, kind: kind, labels: [label]))
    }
    if !ways[same].labels.contains(label) { ways[same].labels.append(label) }
  }
}

extension AppMap.Way {
  /// Whether going back from a place to another one undoes it.
  fileprivate func reverses(_ from: Int?, _ to: Int) -> Bool {
    (kind == .forward || kind == .both) && self.from == to && self.to == from
  }
}

extension Act {
  fileprivate var kind: AppMap.Way.Kind {
    switch self {
    case .take, .takeTwice, .answer, .wait: .forward
    case .back, .dismiss: .back
    case .select, .selectAt: .choice
    case .open: .link
    }
  }

  /// The act as a map names it.
  fileprivate var label: String {
    switch self {
    case .take(let title), .takeTwice(let title), .answer(let title), .select(let title),
      .open(let title):
      title
    case .back: "back"
    case .dismiss: "dismiss"
    case .selectAt(let index): "\(index + 1)"
    case .wait: "in time"
    }
  }
}
