import UsherTesting

/// A map of an app as one HTML page, on which every state is a small picture of its display.
///
/// First there is a folded list, and then the picture, with an arrow for each way that leads from a
/// state to another one. The page needs nothing from a network.
///
/// ```swift
/// let html = await Explorer { try Theater().stage }.explore().storyboard.html
/// ```
public struct Storyboard: Sendable {
  package let states: [State]
  package let acts: [Act]
  package let screens: [AppMap.Node]
  package let flows: [AppMap.Flow]
  /// The different pictures of all states, as SVG.
  package let pictures: [String]
  /// The drawings; the first one is shown initially.
  package private(set) var views: [View] = []

  package struct State: Hashable, Sendable {
    package let screen: Int
    package let flow: Int
    package let outline: String
    package let picture: Int
    /// The path to it as a test.
    package let test: String
    /// The difference from states of the same outline: kept values, and the app's own words.
    package let marks: [String]
  }

  /// A way from a state to another one.
  package struct Act: Hashable, Sendable {
    package let from: Int
    package let to: Int
    package let title: String
    package let kind: AppMap.Edge.Kind
    /// `true` for an interruption, such as a restart.
    package let isInterruption: Bool
    /// The title, with the guards that led elsewhere: `Buy tickets [members only]`.
    package let caption: String
    /// `true` if a guard led elsewhere.
    package let isGuarded: Bool
    package let denial: String?
    package let test: String
  }

  init(_ exploration: Exploration) {
    var map = exploration.map
    let places = exploration.states.map { map.place(of: $0.stateKey) }
    var indices: [String: Int] = [:]
    var pictures: [String] = []
    let numbers = exploration.states.map { state in
      let picture = state.picture ?? OutlinePicture(state.outline).svg
      if let known = indices[picture] { return known }
      indices[picture] = pictures.count
      pictures.append(picture)
      return pictures.count - 1
    }
    (self.pictures, screens, flows) = (pictures, map.nodes, map.flows)
    let alike = Dictionary(grouping: exploration.states, by: \.outline)
    states = exploration.states.indices.map { index in
      let state = exploration.states[index]
      let isAlone = alike[state.outline]?.count == 1
      return State(
        screen: places[index], flow: map.nodes[places[index]].flow,
        outline: state.outline, picture: numbers[index], test: exploration.test(ofStateAt: index),
        marks: isAlone ? [] : state.stateKey.marks)
    }
    acts = exploration.edges.filter { $0.from != $0.to || $0.denial != nil }.map { edge in
      Act(edge, in: exploration)
    }
    views = makeViews()
  }
}

extension Exploration {
  /// The storyboard of everything that was seen.
  public var storyboard: Storyboard { Storyboard(self) }

  fileprivate func test(ofStateAt index: Int) -> String {
    let state = states[index]
    return Finding.placeTest(
      state.stateKey.tree.active?.name, codes, state.path, outline: state.outline)
  }

  fileprivate func test(of edge: Edge) -> String {
    let (path, end) = (states[edge.from].path + [edge.action], states[edge.to])
    return Finding.placeTest(
      end.stateKey.tree.active?.name, codes, path, outline: end.outline)
  }
}

extension Storyboard.Act {
  fileprivate init(_ edge: Exploration.Edge, in exploration: Exploration) {
    (from, to, title, kind) = (edge.from, edge.to, edge.action.label, edge.action.kind)
    caption = edge.label
    isInterruption = edge.action.link == nil && kind == .link
    (isGuarded, denial) = (!edge.guards.isEmpty, edge.denial?.printable)
    test = exploration.test(of: edge)
  }
}
