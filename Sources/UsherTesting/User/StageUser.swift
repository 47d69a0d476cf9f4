/// The user of a stage, who acts as a person would on a display.
///
/// Each action returns whether it succeeded, so a test can check it.
@MainActor public struct StageUser {
  let stage: TestStage
  var director: SceneDirector { stage.director }

  /// A Boolean value that indicates whether a split shows one column, so back moves between
  /// columns.
  public var isCollapsed: Bool { stage.isCollapsed }

  /// Goes back with the back button: the top of the visible stack is popped.
  ///
  /// In a collapsed split whose column has nothing to pop, the previous column is shown.
  @discardableResult
  public func back() -> Bool {
    guard let fact = wayBack else { return false }
    director.report(fact)
    return hasHappened(fact)
  }

  /// Dismisses the topmost modal.
  @discardableResult
  public func dismiss() -> Bool {
    guard let modal = director.tree.modals.last else { return false }
    guard director.permits(.dismissed(modal.id)) else {
      director.report(.dismissalAttempted(modal.id))
      return false
    }
    director.report(.dismissed(modal.id))
    return director.tree.node(modal.id) == nil
  }

  /// Selects a visible tab, column or page.
  @discardableResult
  public func select(_ index: Int) -> Bool {
    guard let fact = selection(index), director.permits(fact) else { return false }
    director.report(fact)
    return hasHappened(fact)
  }

  /// Selects a visible tab, column or page by its title.
  @discardableResult
  public func select(_ title: String) -> Bool {
    guard let index = choices.firstIndex(where: { $0.says(title) }) else { return false }
    return select(index)
  }

  /// Answers the topmost alert with one of its buttons.
  @discardableResult
  public func answer(_ title: String, text: String? = nil) -> Bool {
    guard let modal = director.tree.modals.last, case .alert(let alert) = modal.style,
      let button = alert.buttons.firstIndex(where: { $0.title == title })
    else { return false }
    director.report(.answered(modal.id, button: button, text: text))
    return true
  }

  package var wayBack: Fact? {
    let path = director.tree.activePath
    for node in path.reversed() {
      if node.kind == .stack, node.children.count > 1, let top = node.children.last {
        return .popped(top.id)
      }
      if isCollapsed, node.kind == .split, let column = columnBefore(node) {
        return .selected(column)
      }
    }
    return nil
  }

  private func columnBefore(_ split: Node) -> NodeID? {
    guard let index = split.children.firstIndex(where: { $0.id == split.shape.selected }), index > 0
    else { return nil }
    return split.children[index - 1].id
  }

  package var choices: [Node] { chooser?.choices ?? [] }

  package var chooser: Node? { director.tree.activePath.last { $0.shape.selected != nil } }

  func selection(_ index: Int) -> Fact? {
    choices.indices.contains(index) ? .selected(choices[index].id) : nil
  }

  func hasHappened(_ fact: Fact) -> Bool {
    guard let id = fact.node else { return true }
    guard case .selected = fact else { return director.tree.node(id) == nil }
    return director.tree.path(to: id).dropLast().last?.shape.selected == id
  }
}

extension Node {
  fileprivate func says(_ text: String) -> Bool { label == text || name == text }
}

extension TestStage {
  /// The user, who acts as a person would.
  public var user: StageUser { StageUser(stage: self) }
}
