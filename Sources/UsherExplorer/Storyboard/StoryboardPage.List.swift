import UsherTesting

extension StoryboardPage {
  /// The folded list of a storyboard in HTML: flows, their screens, and states and acts of each.
  struct List {
    private let storyboard: Storyboard
    private let states: [Int: [Int]]
    private let acts: [Int: [Int]]

    init(storyboard: Storyboard) {
      self.storyboard = storyboard
      states = Dictionary(grouping: storyboard.states.indices) { storyboard.states[$0].screen }
      acts = Dictionary(grouping: storyboard.acts.indices) { storyboard.acts[$0].from }
    }

    var html: String { storyboard.flows.map(flow).filter { !$0.isEmpty }.joined(separator: "\n") }

    private func flow(_ flow: AppMap.Flow) -> String {
      let screens = storyboard.screens.filter { $0.flow == flow.id && states[$0.id] != nil }
      let count = screens.reduce(0) { $0 + (states[$1.id]?.count ?? 0) }
      guard count > 0 else { return "" }
      return """
        <details class="flow" id="f\(flow.id)"><summary>\(flow.name.html) \
        <small>\(screens.count.of("screen")), \(count.of("state"))</small></summary>
        \(screens.map(screen).joined(separator: "\n"))
        </details>
        """
    }

    private func screen(_ screen: AppMap.Node) -> String {
      let indices = states[screen.id] ?? []
      return """
        <details class="screen" id="p\(screen.id)"><summary>\(screen.title.html) \
        <small>\(indices.count.of("state"))</small></summary>
        \(indices.map(state).joined(separator: "\n"))
        </details>
        """
    }

    private func state(_ index: Int) -> String {
      let state = storyboard.states[index]
      let marks = state.marks.map { " <small>\($0.html)</small>" }.joined()
      return """
        <article id="s\(index)" data-n="\(index)">
        <h2>\(name(of: index))\(marks)</h2>
        <i class="i\(state.picture)"></i>
        <ul>
        \((acts[index] ?? []).map(act).joined(separator: "\n"))
        </ul>
        <details><summary>The path here as a test</summary><pre>\(state.test.html)</pre></details>
        <details><summary>The outline</summary><pre>\(state.outline.html)</pre></details>
        </article>
        """
    }

    private func act(_ index: Int) -> String {
      let act = storyboard.acts[index]
      let end = act.denial?.html ?? "<a href=\"#s\(act.to)\">\(name(of: act.to))</a>"
      return """
        <li id="a\(index)"><details><summary>\(act.caption.html) \(act.denial == nil ? "→" : "⊘") \
        \(end)</summary><pre>\(act.test.html)</pre></details></li>
        """
    }

    private func name(of state: Int) -> String {
      "\(storyboard.screens[storyboard.states[state].screen].title.html) <small>\(state + 1)</small>"
    }
  }
}
