@MainActor extension Fact {
  /// Plans the change of the tree that the user's action stands for.
  func plan(on draft: inout Draft) throws(Refusal) {
    switch self {
    case .popped(let id): try pop(id, on: &draft)
    case .dismissed(let id): try dismiss(id, on: &draft)
    case .dismissalAttempted(let id):
      let isModal = draft.tree.modals.contains { $0.id == id }
      if isModal { try dismiss(id, on: &draft) } else { try pop(id, on: &draft) }
    case .selected(let id): try select(id, on: &draft)
    case .answered(let id, let button, let text): try answer(id, button, text, on: &draft)
    case .gestureBegan, .gestureEnded, .resized, .appeared, .disappeared: break
    }
  }

  private func dismiss(_ id: NodeID, on draft: inout Draft) throws(Refusal) {
    guard let modal = draft.tree.modals.first(where: { $0.id == id }) else { return }
    if case .alert(let alert) = modal.style, let cancel = alert.closingButton {
      try answer(id, cancel, nil, on: &draft)
    } else {
      try draft.apply(.remove(id))
    }
  }

  private func pop(_ id: NodeID, on draft: inout Draft) throws(Refusal) {
    let path = draft.tree.path(to: id)
    guard !path.isEmpty else { return }
    guard let stack = path.dropLast().last, stack.kind == .stack,
      let index = stack.children.firstIndex(where: { $0.id == id }), index > 0
    else {
      throw .impossible(
        "\(id) is not above another screen of a stack.", "Report only screens that a user can pop.")
    }
    try draft.truncate(stack, to: index)
  }

  private func select(_ id: NodeID, on draft: inout Draft) throws(Refusal) {
    guard let container = draft.tree.path(to: id).dropLast().last else { return }
    guard let selected = container.selected else {
      throw .impossible("\(container.name) selects nothing.", "Report children of tabs or pages.")
    }
    if selected != id { try draft.apply(.select(id, in: container.id)) }
  }

  private func answer(
    _ id: NodeID, _ index: Int, _ text: String?, on draft: inout Draft
  ) throws(Refusal) {
    guard let modal = draft.tree.modals.first(where: { $0.id == id }) else { return }
    guard case .alert(let alert) = modal.style, alert.buttons.indices.contains(index) else {
      throw .unknown("\(id) is not an alert with a button \(index).", "Report one of its buttons.")
    }
    try draft.apply(.remove(id))
    let answer = alert.answer(index, text)
    let screen = draft.director.screen(for: id) as? AlertScreen
    draft.afterwards = { screen?.resolve(answer) }
  }
}
