/// A coordinator that chooses its place, if its start names none.
@MainActor package protocol PlaceChoosing: Coordinator {
  /// The place, read once it has been prepared; `nil` for automatic placement.
  ///
  /// - Throws: `Missing` if it is not on the display.
  var chosenPlace: ChosenPlace? { get throws(ChosenPlace.Missing) }
}

/// A place that a coordinator has chosen.
package enum ChosenPlace {
  case root
  /// On top of a stack.
  case stack(NodeID)
  /// On top of the stack that another coordinator is in.
  case stackOf(Coordinator)
  /// A new tab, after the others.
  case tab(in: NodeID)
  case presented(by: NodeID)
  /// Presented by a screen that the display need not show yet.
  case over(any Screen)
}
extension ChosenPlace {
  /// A chosen place that is not on the display.
  package struct Missing: Error {
    let name: String

    package init(_ name: String) { self.name = name }

    @MainActor fileprivate func refusal(of child: Coordinator?) -> Refusal {
      .impossible(
        "\(child?.outlineName ?? "It") is to be shown by \(name), which this window does not show.",
        "Give it one that the window shows, or let it start by itself, with start().")
    }
  }
}

@MainActor extension ChosenPlace {
  /// Returns the place chosen by the first coordinator prepared after `count` others.
  static func place(after count: Int, in draft: Draft) throws(Refusal) -> ChosenPlace? {
    let coordinators = draft.preparation.coordinators
    guard count < coordinators.count, let child = coordinators[count] as? any PlaceChoosing else {
      return nil
    }
    do throws(ChosenPlace.Missing) {
      return try child.chosenPlace
    } catch {
      throw error.refusal(of: child)
    }
  }

  func place(_ node: Node, on draft: inout Draft) throws(Refusal) {
    switch self {
    case .root: try draft.apply(.root(node))
    case .stack(let id): try spread(node, onto: id, of: &draft)
    case .stackOf(let other):
      let stack = try draft.acting(as: other) { draft throws(Refusal) in try draft.openStack().id }
      try spread(node, onto: stack, of: &draft)
    case .tab(let id):
      try draft.apply(.set((draft.tree.node(id)?.children ?? []) + [node], in: id))
    case .over(let screen):
      guard let id = try? draft.id(of: screen) else {
        throw Missing("\(type(of: screen))").refusal(of: draft.coordinator(node.owner))
      }
      try Self.presented(by: id).place(node, on: &draft)
    case .presented(let id):
      let style = draft.declaredStyle(of: node) ?? .sheet
      try draft.apply(.present(Modal(presenter: id, style: style, node: node)))
    }
  }

  /// Pushes a layout, or the screens of a stack; routes that fill a stack push here instead.
  private func spread(
    _ node: Node, onto stack: NodeID, of draft: inout Draft
  ) throws(Refusal) {
    if draft.preparation.moveRoutes(of: node, to: stack) { return }
    guard node.kind == .stack else { return try draft.push(node, onto: stack) }
    draft.coordinator(node.owner)?.startRecord.origin = StartRecord.Origin(node)
    for node in node.children { try draft.push(node, onto: stack) }
  }
}

extension Preparation {
  /// Lets routes push onto another stack in place of the empty one that was made for them.
  ///
  /// - Returns: `false` if the node is not an empty stack for routes.
  func moveRoutes(of node: Node, to stack: NodeID) -> Bool {
    guard let index = unfilled.firstIndex(where: { $0.id == node.id }) else { return false }
    let coordinator = unfilled[index].coordinator
    coordinator.startRecord.origin = StartRecord.Origin(node)
    routePlaces[coordinator.id] = [stack]
    return true
  }
}
