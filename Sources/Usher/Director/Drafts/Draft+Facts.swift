extension Draft {
  mutating func apply(_ fact: Fact) throws(Refusal) {
    switch fact {
    case .popped(let id): try applyPop(of: id)
    case .dismissed(let id): try applyDismissal(of: id)
    case .dismissalAttempted(let id):
      let isModal = tree.modals.contains { $0.id == id }
      try isModal ? applyDismissal(of: id) : applyPop(of: id)
    case .selected(let id): try applySelection(of: id)
    case .answered(let id, let button, let text): try applyAnswer(id, button, text)
    case .gestureBegan, .gestureEnded, .resized, .appeared, .disappeared: break
    }
  }

  private mutating func applyDismissal(of id: NodeID) throws(Refusal) {
    guard let modal = tree.modals.first(where: { $0.id == id }) else { return }
    if case .alert(let alert) = modal.style, let cancel = alert.closingButton {
      try applyAnswer(id, cancel, nil)
    } else {
      try apply(.remove(id))
    }
  }

  private mutating func applyPop(of id: NodeID) throws(Refusal) {
    let path = tree.path(to: id)
    guard !path.isEmpty else { return }
    guard let stack = path.dropLast().last, stack.kind == .stack,
      let index = stack.children.firstIndex(where: { $0.id == id }), index > 0
    else {
      throw .impossible(
        "\(id) is not above another screen of a stack.", "Report only screens that a user can pop.")
    }
    try keep(first: index, of: stack)
  }

  private mutating func applySelection(of id: NodeID) throws(Refusal) {
    guard let container = tree.path(to: id).dropLast().last else { return }
    guard let selected = container.selected else {
      throw .impossible("\(container.name) selects nothing.", "Report children of tabs or pages.")
    }
    if selected != id { try apply(.select(id, in: container.id)) }
  }

  private mutating func applyAnswer(_ id: NodeID, _ index: Int, _ text: String?) throws(Refusal) {
    guard let modal = tree.modals.first(where: { $0.id == id }) else { return }
    guard case .alert(let alert) = modal.style, alert.buttons.indices.contains(index) else {
      throw .unknown("\(id) is not an alert with a button \(index).", "Report one of its buttons.")
    }
    try apply(.remove(id))
    let answer = alert.answer(index, text)
    let screen = director.screen(for: id) as? AlertScreen
    afterwards = { screen?.resolve(answer) }
  }

  mutating func keep(first count: Int, of stack: Node) throws(Refusal) {
    guard count < stack.children.count else { return }
    try apply(.set(Array(stack.children.prefix(count)), in: stack.id))
  }
}
