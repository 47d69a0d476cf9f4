public import Testing
public import UsherTesting

extension Explorer.Check {
  /// Finds actions that put an alert on an alert; only the upper one can be read.
  public static let doubleAlerts = Explorer.Check(.doubleAlert) { context in
    let titles = context.stage.newAlerts
    guard titles.count > 1, let action = context.path.last else { return [] }
    return [.doubleAlert(titles, by: action)]
  }

  /// Finds screens whose titles have changed without an `update`.
  public static let titles = Explorer.Check(.staleTitle) { context in
    context.stage.staleTitles.map(CheckFailure.stale)
  }
}

/// A screen whose title differs from the one in the tree.
private struct StaleTitle {
  let name: String
  let title: String?
  let shown: String?
}

extension TestStage {
  /// Expects that no alert is presented over another one.
  public func expectOneAlert(sourceLocation: SourceLocation = #_sourceLocation) {
    let titles = newAlerts
    guard titles.count > 1 else { return }
    Issue.record("\(CheckFailure.several(titles))", sourceLocation: sourceLocation)
  }

  /// Expects that the tree has the current title of every screen.
  public func expectTitlesUpToDate(sourceLocation: SourceLocation = #_sourceLocation) {
    for title in staleTitles {
      Issue.record("\(CheckFailure.stale(title).detail)", sourceLocation: sourceLocation)
    }
  }

  /// Titles that changed without a call of `update`.
  fileprivate var staleTitles: [StaleTitle] {
    director.tree.nodes.compactMap { node in
      guard node.kind == .screen, let screen = director.screen(for: node.id),
        screen.titleText != node.title
      else { return nil }
      return StaleTitle(name: node.name, title: screen.titleText, shown: node.title)
    }
  }

  /// The titles of the alerts on display that were presented since the events were dropped.
  var newAlerts: [String] {
    let presented = events(.admitted).flatMap(\.edits).compactMap { edit -> NodeID? in
      guard case .present(let modal) = edit else { return nil }
      return modal.id
    }
    return director.tree.modals.compactMap { modal in
      guard case .alert(let alert) = modal.style, presented.contains(modal.id) else { return nil }
      return alert.title
    }
  }
}

extension CheckFailure {
  fileprivate static func doubleAlert(_ titles: [String], by action: UserAction) -> CheckFailure {
    CheckFailure(
      .doubleAlert, titles[0], "After \(action): \(several(titles))",
      shown: (
        "One alert is shown at a time",
        ["stage.expectOneAlert()"]
      ))
  }

  fileprivate static func several(_ titles: [String]) -> String {
    let list = titles.map { "“\($0)”" }.joined(separator: ", below ")
    return "Several alerts are shown at once: \(list)."
  }

  fileprivate static func stale(_ stale: StaleTitle) -> CheckFailure {
    func quoted(_ title: String?) -> String { title.map { "“\($0)”" } ?? "no title" }
    return CheckFailure(
      .staleTitle, stale.name,
      """
      \(stale.name) has \(quoted(stale.title)), and the tree says \(quoted(stale.shown)): \
      its coordinator has not called update(_:).
      """,
      shown: ("The title of \(stale.name) is up to date", ["stage.expectTitlesUpToDate()"]))
  }
}
