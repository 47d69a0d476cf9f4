extension Storyboard {
  /// A drawing of all states; some are folded into one box.
  package struct View: Sendable {
    package let name: String
    package let cards: [Card]
    package let diagram: Diagram
    package let layout: DiagramLayout
    /// The acts that each arrow stands for.
    package let acts: [[Int]]
  }

  /// A box of a drawing.
  package struct Card: Hashable, Sendable {
    package let key: Key
    /// The states that it stands for.
    package fileprivate(set) var states: [Int] = []
    package internal(set) var title: [String] = []
    package internal(set) var caption: [String] = []
    package internal(set) var notes: [String] = []

    package enum Key: Hashable, Sendable {
      case start
      /// A link or an interruption.
      case outside(String, isInterruption: Bool)
      case state(Int)
      case screen(Int)
      case flow(Int)
    }
  }

  /// The number of boxes up to which a drawing is not folded.
  private static let mostBoxes = 100

  func makeViews() -> [View] {
    let all = view("States") { .state($0) }
    let screens = view("Screens") { .screen(states[$0].screen) }
    let flows = view("Flows") { .flow(states[$0].flow) }
    let overviews = [all, screens, flows]
    let first = overviews.firstIndex { $0.cards.count <= Self.mostBoxes } ?? 0
    let rest = overviews.indices.filter { $0 != first }.map { overviews[$0] }
    return [overviews[first]] + rest + self.flows.map(\.id).flatMap(views)
  }

  /// The drawings of one flow, with the others folded; of a large flow, one for each screen too.
  private func views(of flow: Int) -> [View] {
    let count = states.count { $0.flow == flow }
    guard count > 0, count < states.count else { return [] }
    let name = flows[flow].name
    let isLarge = count > Self.mostBoxes
    let view = view(name) { index in
      guard states[index].flow == flow else { return .flow(states[index].flow) }
      return isLarge ? .screen(states[index].screen) : .state(index)
    }
    let inside = screens.filter { isLarge && $0.flow == flow }
    return [view] + inside.map { self.view(of: $0, in: name) }
  }

  private func view(of screen: AppMap.Node, in flow: String) -> View {
    view("\(flow) \(screen.label)") { index in
      if states[index].screen == screen.id { return .state(index) }
      let isNear = states[index].flow == screen.flow
      return isNear ? .screen(states[index].screen) : .flow(states[index].flow)
    }
  }

  /// Makes a drawing, with the box that each state is folded into.
  package func view(_ name: String, _ key: (Int) -> Card.Key) -> View {
    let keys = states.indices.map(key)
    let outside = acts.filter { $0.kind == .link && $0.from != $0.to }.map(\.origin)
    var (cards, indices) = ([Card](), [Card.Key: Int]())
    for key in [.start] + outside + keys where indices[key] == nil {
      indices[key] = cards.count
      cards.append(Card(key: key))
    }
    for (index, key) in keys.enumerated() { indices[key].map { cards[$0].states.append(index) } }
    let moves = acts.indices.filter { acts[$0].from != acts[$0].to }
    let links = moves.map { index in
      let act = acts[index]
      let from = act.kind == .link ? act.origin : keys[act.from]
      return Diagram.Link(
        from: indices[from] ?? 0, to: indices[keys[act.to]] ?? 0, isCommon: act.kind == .choice)
    }
    let start = keys.first.map { [Diagram.Link(from: 0, to: indices[$0] ?? 0)] } ?? []
    return View(name, cards, links: start + links, acts: start.map { _ in nil } + moves, of: self)
  }
}

extension Storyboard.Act {
  /// The box that an act from outside comes from.
  fileprivate var origin: Storyboard.Card.Key { .outside(title, isInterruption: isInterruption) }
}

extension Storyboard.View {
  fileprivate init(
    _ name: String, _ cards: [Storyboard.Card], links: [Diagram.Link], acts: [Int?],
    of storyboard: Storyboard
  ) {
    let blank = cards.map { _ in Diagram.Box(group: 0, width: 0, height: 0) }
    let outline = Diagram(boxes: blank, groups: [], links: links)
    let writer = Storyboard.CardWriter(storyboard, outline, acts: acts)
    let written = cards.indices.map { writer.card(cards[$0], at: $0) }
    self.name = name
    self.cards = written
    self.acts = outline.arrows.map { $0.links.compactMap { acts[$0] } }
    diagram = Diagram(
      boxes: written.map(writer.box), groups: writer.groups.map(\.group), links: links)
    layout = DiagramLayout(diagram)
  }
}
