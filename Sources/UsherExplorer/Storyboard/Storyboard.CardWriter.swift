import UsherTesting

extension Storyboard {
  /// The texts of a drawing's boxes, and the room that they need.
  struct CardWriter {
    private let storyboard: Storyboard
    private let outline: Diagram
    private let acts: [Int?]
    private let hidden: Set<Int>

    static let width = 150
    static let picture = (width: 138, height: 90)
    static let padding = 5

    /// A kind of text: the width of its columns, and the height of its lines.
    struct Font {
      let column: Double
      let line: Int
      let width: Int
      /// The number of columns in a box.
      var columns: Int { Int(Double(width) / column) }

      static let title = Font(column: 6.7, line: 14, width: CardWriter.picture.width)
      static let caption = Font(column: 6.1, line: 12, width: CardWriter.width)
      static let note = Font(column: 5.5, line: 11, width: CardWriter.picture.width)
      static let header = Font(column: 7.3, line: 16, width: CardWriter.width)
    }

    init(_ storyboard: Storyboard, _ outline: Diagram, acts: [Int?]) {
      (self.storyboard, self.outline, self.acts) = (storyboard, outline, acts)
      hidden = outline.hiddenArrows
    }

    func card(_ card: Storyboard.Card, at index: Int) -> Storyboard.Card {
      var card = card
      card.title = title(of: card.key).wrapped(to: Font.title.columns)
      card.caption = caption(at: index).wrapped(to: Font.caption.columns)
      card.notes = notes(of: card, at: index).flatMap { $0.wrapped(to: Font.note.columns) }
      return card
    }

    private func title(of key: Storyboard.Card.Key) -> String {
      switch key {
      case .start: "● start"
      case .outside(let title, let isInterruption): (isInterruption ? "↯ " : "") + title
      case .state(let index): storyboard.screens[storyboard.states[index].screen].title
      case .screen(let index): storyboard.screens[index].title
      case .flow(let index): storyboard.flows[index].name
      }
    }

    /// The acts of the usual way to a box.
    private func caption(at index: Int) -> String {
      guard let entrance = outline.entrances[index] else { return "" }
      let arrow = outline.arrows[entrance]
      let forward = arrow.links.filter { outline.links[$0].from == arrow.from }
      let titles = forward.compactMap { acts[$0] }.map { storyboard.acts[$0].caption }
      let different = titles.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      let rest = different.count > 2 ? " and \(different.count - 2) more" : ""
      return different.prefix(2).joined(separator: ", ") + rest
    }

    /// The number of states, of hidden arrows, and the guards that deny something.
    private func notes(of card: Storyboard.Card, at index: Int) -> [String] {
      if case .outside = card.key { return [] }
      let arrows = hidden.map { outline.arrows[$0] }
      let (into, out) = (arrows.count { $0.to == index }, arrows.count { $0.from == index })
      let denied = storyboard.acts.contains { $0.denial != nil && card.states.contains($0.from) }
      let counts = [out > 0 ? "\(out) more out" : nil, into > 0 ? "\(into) more in" : nil]
      let ways = counts.compactMap(\.self).joined(separator: ", ")
      return (card.isFolded ? [card.states.count.of("state")] : marks(of: card))
        + (ways.isEmpty ? [] : [ways]) + (denied ? ["⊘ denied by a guard"] : [])
    }

    /// The difference of a state from those of the same outline, in one note.
    private func marks(of card: Storyboard.Card) -> [String] {
      guard case .state(let index) = card.key else { return [] }
      let marks = storyboard.states[index].marks
      return marks.isEmpty ? [] : [marks.joined(separator: ", ").printable]
    }

    func box(_ card: Storyboard.Card) -> Diagram.Box {
      let texts = card.title.count * Font.title.line + card.notes.count * Font.note.line
      let picture = card.states.isEmpty ? 0 : Self.picture.height + 2
      return Diagram.Box(
        group: group(of: card.key), width: Self.width, height: 2 * Self.padding + texts + picture,
        caption: card.caption.count * Font.caption.line)
    }

    /// The number of a group: first that of the boxes without a picture, then one for each flow.
    private func group(of key: Storyboard.Card.Key) -> Int {
      switch key {
      case .start, .outside: 0
      case .state(let index): storyboard.states[index].flow + 1
      case .screen(let index): storyboard.screens[index].flow + 1
      case .flow(let index): index + 1
      }
    }

    var groups: [(header: [String], group: Diagram.Group)] {
      [([], Diagram.Group(header: 0, isWide: true))]
        + storyboard.flows.map { flow in
          let header = flow.name.wrapped(to: Font.header.columns)
          return (header, Diagram.Group(header: header.count * Font.header.line + 4))
        }
    }
  }
}

extension Storyboard.Card {
  /// `true` if it stands for a screen or a flow.
  var isFolded: Bool {
    switch key {
    case .screen, .flow: true
    case .start, .outside, .state: false
    }
  }
}

extension AppMap.Node {
  /// The name with a mark for its kind.
  var title: String { kind == .alert ? "? \(label)" : label }
}
