extension StoryboardPage {
  /// One drawing of a storyboard in HTML: lines of arrows, and the boxes above them.
  struct Drawing {
    let storyboard: Storyboard
    let view: Storyboard.View
    let number: Int

    var html: String {
      let (width, height) = (view.layout.width, view.layout.height)
      return """
        <div class="view\(number == 0 ? " on" : "")" id="v\(number)" \
        style="width:\(width)px;height:\(height)px"><div class="sheet">
        \(view.layout.groups.sorted { $0.key < $1.key }.map(group).joined(separator: "\n"))
        <svg width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
        \(view.layout.arrows.indices.map(arrow).joined(separator: "\n"))
        </svg>
        \(view.cards.indices.map(card).joined(separator: "\n"))
        </div></div>
        """
    }

    private func group(_ key: Int, _ group: DiagramLayout.GroupFrame) -> String {
      guard key > 0 else { return "" }
      let name = storyboard.flows[key - 1].name
      let lines = name.wrapped(to: Storyboard.CardWriter.Font.header.columns)
      return """
        <div class="group" style="\(group.frame.style)"></div>\
        <div class="header" style="\(group.header.style)" title="\(name.html)">\(lines.html)</div>
        """
    }

    private func arrow(_ index: Int) -> String {
      let (arrow, line) = (view.diagram.arrows[index], view.layout.arrows[index])
      let acts = view.acts[index].map { storyboard.acts[$0] }
      let style = line.isHidden ? " hidden" : ""
      let path = line.path(isBoth: arrow.isBoth)
      let numbers = view.acts[index].map(String.init).joined(separator: " ")
      return """
        <g class="arrow\(style)\(acts.style)" data-f="\(arrow.from)" data-t="\(arrow.to)" \
        data-acts="\(numbers)"><title>\(tip(acts).html)</title>\
        <path class="line" d="\(path.line)"/><path class="head" d="\(path.heads)"/>\
        <path class="hit" d="\(path.line)"/></g>
        """
    }

    private func tip(_ acts: [Storyboard.Act]) -> String {
      let lines = acts.map { act in
        let ends = [act.from, act.to].map { storyboard.screens[storyboard.states[$0].screen].title }
        return "\(act.caption): \(ends.joined(separator: " → "))"
      }
      let different = lines.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      let rest = different.count > 9 ? ["and \(different.count - 8) more"] : []
      return (different.prefix(rest.isEmpty ? 9 : 8) + rest).joined(separator: "\n")
    }

    private func card(_ index: Int) -> String {
      let (card, frame) = (view.cards[index], view.layout.boxes[index])
      let picture = card.states.first.map { "<i class=\"i\(storyboard.states[$0].picture)\"></i>" }
      let caption =
        card.caption.isEmpty
        ? ""
        : "<div class=\"caption\" style=\"\(view.layout.captions[index].style)\">"
          + "\(card.caption.html)</div>"
      let states = card.states.map(String.init).joined(separator: " ")
      let notes = card.notes.isEmpty ? "" : "<small>\(card.notes.html)</small>"
      return """
        \(caption)<a class="card\(style(of: card))" href="#\(target(of: card))" data-i="\(index)" \
        data-s="\(states)"\(opening(card)) style="\(frame.style)"><b>\(card.title.html)</b>\
        \(picture ?? "")\(notes)</a>
        """
    }

    private func target(of card: Storyboard.Card) -> String {
      switch card.key {
      case .start, .outside: "list"
      case .state(let index): "s\(index)"
      case .screen(let index): "p\(index)"
      case .flow(let index): "f\(index)"
      }
    }

    /// The drawing that a click on a folded box opens.
    private func opening(_ card: Storyboard.Card) -> String {
      guard case .flow(let flow) = card.key,
        let view = storyboard.views.firstIndex(where: { $0.name == storyboard.flows[flow].name })
      else { return "" }
      return " data-view=\"v\(view)\""
    }

    private func style(of card: Storyboard.Card) -> String {
      switch card.key {
      case .start, .outside: return " outside"
      case .state(let index): return storyboard.screens[storyboard.states[index].screen].style
      case .screen(let index): return storyboard.screens[index].style + " folder"
      case .flow: return " folder"
      }
    }
  }
}

extension AppMap.Node {
  fileprivate var style: String { kind == .alert ? " alert" : layer == nil ? "" : " layer" }
}

extension [Storyboard.Act] {
  fileprivate var style: String {
    if contains(where: \.isGuarded) { return " guarded" }
    if allSatisfy(\.isInterruption), !isEmpty { return " interruption" }
    return first?.kind == .link ? " link" : ""
  }
}

extension [String] {
  /// The lines, each escaped.
  fileprivate var html: String { map(\.html).joined(separator: "<br>") }
}

extension DiagramLayout.Frame {
  fileprivate var style: String {
    "left:\(x)px;top:\(y)px;width:\(width)px;height:\(height)px"
  }
}

extension DiagramLayout.ArrowLine {
  /// The line and the triangles at its ends as paths of SVG.
  fileprivate func path(isBoth: Bool) -> (line: String, heads: String) {
    let steps = points.enumerated().map { "\($0 == 0 ? "M" : "L")\($1.x) \($1.y)" }
    let end = points.last.map { "M\($0.x) \($0.y)l-8-4v8z" } ?? ""
    let start = isBoth ? points.first.map { "M\($0.x) \($0.y)l8-4v8z" } ?? "" : ""
    return (steps.joined(), start + end)
  }
}
