/// Somebody who acts on a stage as a person would, by what a display offers.
@MainActor public struct StageUser {
  private let director: SceneDirector

  init(_ director: SceneDirector) {
    self.director = director
  }

  /// Goes back, by a button or a swipe: the top of the stack in sight is popped.
  ///
  /// - Returns: Whether there was a way back and it was taken.
  @discardableResult
  public func back() -> Bool {
    guard let stack = director.tree.activePath.last(where: { $0.kind == .stack }),
      stack.children.count > 1, let top = stack.children.last
    else { return false }
    director.report(.popped(top.id))
    return director.tree.node(top.id) == nil
  }

  /// Dismisses the topmost layer, by a swipe or a tap beside it.
  ///
  /// - Returns: Whether it has gone; one that does not let itself be dismissed tells its owner.
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

  /// Selects a tab, column or page in sight.
  ///
  /// - Parameter index: Its index, counted from 0.
  /// - Returns: Whether it is selected now.
  @discardableResult
  public func select(_ index: Int) -> Bool {
    guard let container = director.tree.activePath.last(where: { $0.shape.selected != nil }),
      container.children.indices.contains(index)
    else { return false }
    let id = container.children[index].id
    guard director.permits(.selected(id)) else { return false }
    director.report(.selected(id))
    return director.tree.node(container.id)?.shape.selected == id
  }

  /// Answers the alert in front by one of its buttons.
  ///
  /// - Parameters:
  ///   - title: What the button says.
  ///   - text: What is typed in the alert's field.
  /// - Returns: Whether there was such an alert and such a button.
  @discardableResult
  public func answer(_ title: String, text: String? = nil) -> Bool {
    guard let modal = director.tree.modals.last, case .alert(let alert) = modal.style,
      let button = alert.buttons.firstIndex(where: { $0.title == title })
    else { return false }
    director.report(.answered(modal.id, button: button, text: text))
    return true
  }
}
