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
  /// A chosen place that the display does not have.
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

extension Draft {
  /// Returns the place chosen by the first coordinator prepared after `count` others.
  func chosenPlace(after count: Int) throws(Refusal) -> ChosenPlace? {
    guard count < preparation.coordinators.count,
      let child = preparation.coordinators[count] as? any PlaceChoosing
    else { return nil }
    do throws(ChosenPlace.Missing) {
      return try child.chosenPlace
    } catch {
      throw error.refusal(of: child)
    }
  }

  mutating func place(_ node: Node, at place: ChosenPlace) throws(Refusal) {
    switch place {
    case .root: try apply(.root(node))
    case .stack(let id): try spread(node, onto: id)
    case .stackOf(let other): try spread(node, onto: stack(of: other).id)
    case .tab(let id): try apply(.set((tree.node(id)?.children ?? []) + [node], in: id))
    case .over(let screen):
      guard let id = try? id(of: screen) else {
        throw ChosenPlace.Missing("\(type(of: screen))").refusal(of: coordinator(node.owner))
      }
      try self.place(node, at: .presented(by: id))
    case .presented(let id):
      let style = declaredStyle(of: node) ?? .sheet
      try apply(.present(Modal(presenter: id, style: style, node: node)))
    }
  }

  private mutating func stack(of coordinator: Coordinator) throws(Refusal) -> Node {
    let outer = requester
    defer { requester = outer }
    requester = coordinator
    return try openStack()
  }

  /// Pushes a layout, or the screens of a stack; routes that fill a stack push here instead.
  private mutating func spread(_ node: Node, onto stack: NodeID) throws(Refusal) {
    if preparation.moveRoutes(of: node, to: stack) { return }
    for node in node.kind == .stack ? node.children : [node] { try push(node, onto: stack) }
  }
}

extension Preparation {
  /// Lets routes push onto another stack in place of the empty one that was made for them.
  ///
  /// - Returns: `false` if the node is not an empty stack for routes.
  func moveRoutes(of node: Node, to stack: NodeID) -> Bool {
    guard let index = unfilled.firstIndex(where: { $0.id == node.id }) else { return false }
    routeStacks[unfilled[index].coordinator.id] = stack
    return true
  }
}
