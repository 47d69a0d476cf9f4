import UsherTesting

/// Finds steps that the user has to take on every path to a place, and that a link leaves out.
struct SkippedSteps {
  private let exploration: Exploration
  private let arrivals: [Int: Exploration.Edge]

  /// A screen by its name, an alert by its title.
  struct Step: Hashable {
    let name: String
    var alert: String?
  }

  init(_ exploration: Exploration) {
    self.exploration = exploration
    arrivals = exploration.arrivals
  }

  /// The links, each with the first step that every path to it contains.
  ///
  /// The user completes a step with an offer or an answer, and it has left the display by the end
  /// of the path.
  var found: [(link: String, step: Step)] {
    guard exploration.isComplete else { return [] }
    let links = Dictionary(grouping: exploration.states.indices) { exploration.states[$0].link }
    return links.compactMap { link, places in
      guard let link, let step = step(before: places) else { return nil }
      return (link, step)
    }.sorted { $0.link < $1.link }
  }

  private func step(before places: [Int]) -> Step? {
    guard let first = places.first(where: { arrivals[$0] != nil }) else { return nil }
    return steps(to: first).first { step in
      !places.contains { exploration.states[$0].stateKey.tree.has(step) }
        && reached(without: step).isDisjoint(with: places)
    }
  }

  /// The steps on the shortest path to a state, in order.
  private func steps(to end: Int) -> [Step] {
    var (index, steps) = (end, [Step]())
    while index != 0, let edge = arrivals[index] {
      index = edge.from
      guard edge.action.isDecision else { continue }
      steps += [exploration.states[index].stateKey.tree.step].compactMap(\.self)
    }
    return steps.reversed()
  }

  /// The states that can be reached without a decision of the user in a step.
  private func reached(without step: Step) -> Set<Int> {
    var successors = [[Int]](repeating: [], count: exploration.states.count)
    for edge in exploration.edges where edge.action.isOnDisplay {
      let isTaken = exploration.states[edge.from].stateKey.tree.step == step
      if !isTaken || !edge.action.isDecision { successors[edge.from].append(edge.to) }
    }
    return successors.reached(from: [0])
  }
}

extension SkippedSteps {
  /// Opens links on new stages, and returns those that leave out their steps.
  @MainActor static func failures(
    in exploration: Exploration, _ explorer: Explorer
  ) async -> [(CheckFailure, [UserAction])] {
    var failures: [(CheckFailure, [UserAction])] = []
    for (link, step) in SkippedSteps(exploration).found {
      guard let stage = try? await explorer.stage(.hasty) else { continue }
      if let failure = await stage.failure(of: link, leavingOut: step) {
        failures.append((failure, []))
      }
      stage.director.close()
    }
    return failures
  }
}

extension TestStage {
  fileprivate func failure(
    of link: String, leavingOut step: SkippedSteps.Step
  ) async -> CheckFailure? {
    director.open(link)
    _ = await livelock()
    guard director.currentLink == link, !director.tree.has(step) else { return nil }
    return .skipping(link, step, at: director.tree.active?.name ?? "nothing", outline)
  }
}

extension Exploration {
  /// The edge by which a breadth-first search on the display reaches each state.
  fileprivate var arrivals: [Int: Edge] {
    let ways = Dictionary(grouping: edges.filter(\.action.isOnDisplay), by: \.from)
    var (arrivals, queue, next) = ([Int: Edge](), [0], 0)
    while next < queue.count {
      for edge in ways[queue[next]] ?? [] where edge.to != 0 && arrivals[edge.to] == nil {
        arrivals[edge.to] = edge
        queue.append(edge.to)
      }
      next += 1
    }
    return arrivals
  }
}

extension UserAction {
  /// `true` if the user decides something on the active screen.
  fileprivate var isDecision: Bool {
    switch self {
    case .take, .takeTwice, .answer: true
    case .back, .dismiss, .select, .selectAt, .open, .wait, .interrupt: false
    }
  }
}

extension SceneTree {
  fileprivate var step: SkippedSteps.Step? {
    if case .alert(let alert)? = modals.last?.style {
      return SkippedSteps.Step(name: "the alert “\(alert.title)”", alert: alert.title)
    }
    return active.map { SkippedSteps.Step(name: $0.name) }
  }

  fileprivate func has(_ step: SkippedSteps.Step) -> Bool {
    guard let title = step.alert else { return nodes.contains { $0.name == step.name } }
    return modals.contains { $0.node.title == title }
  }
}

extension CheckFailure {
  fileprivate static func skipping(
    _ link: String, _ step: SkippedSteps.Step, at name: String, _ outline: String
  ) -> CheckFailure {
    CheckFailure(
      .strayLink, link,
      """
      The link \(link) leads to \(name) without \(step.name), which every other way there takes.
      \(outline)
      """,
      shown: (
        "The link \(link) does not skip \(step.name)",
        ["#expect(stage.director.tree.active?.name != \"\(name)\")"]
      ), after: [.open(link)])
  }
}
