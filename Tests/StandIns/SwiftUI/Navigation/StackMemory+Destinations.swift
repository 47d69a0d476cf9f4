/// The destination of a stack for values of a type.
struct StackDestination {
  let type: ObjectIdentifier
  let name: String
  let owner: ViewNode
  let make: @MainActor (AnyHashable) -> (any View)?
}

extension StackMemory {
  /// Declares a destination for values of a type.
  func declare(_ destination: StackDestination) {
    var all = destinations
    if let index = all.firstIndex(where: { $0.owner === destination.owner }) {
      all[index] = destination
    } else {
      if all.contains(where: { $0.type == destination.type }) {
        renderer.complain(.duplicateDestination(destination.name))
      }
      all.append(destination)
    }
    setDestinations(all)
  }

  func withdraw(_ owner: ViewNode) {
    setDestinations(destinations.filter { $0.owner !== owner })
  }

  /// Returns the view for a value: of the destination that is declared closest to the root.
  func view(for value: AnyHashable, complains isUnknown: inout Bool) -> any View {
    let type = ObjectIdentifier(type(of: value.base))
    let known = destinations.filter { $0.type == type }.min { $0.owner.depth < $1.owner.depth }
    guard let known, let view = node.track({ known.make(value) }) else {
      if !isUnknown { renderer.complain(.missingDestination("\(Swift.type(of: value.base))")) }
      isUnknown = true
      return EmptyView()
    }
    isUnknown = false
    return view
  }

  /// Evaluates the destinations again.
  func refresh() {
    beginRefreshing()
    defer { refreshed() }
    let isAnyhow = renderer.behaves(.evaluatesDestinationsAnyhow)
    for entry in isAnyhow ? entries.reversed() : entries { entry.refresh() }
    if isAnyhow { for entry in motion?.leaving ?? [] { entry.refresh() } }
  }

  var renewsDismiss: Bool { renderer.behaves(.dismissDependsOnPresentation) }

  /// The visible element of the screen.
  var element: Renderer.Element {
    var element = Renderer.Element(.stack)
    let screens = [(root, nil)] + entries.map { ($0.node, $0.value) }
    element.children = screens.compactMap { node, value in
      guard let node else { return nil }
      var screen = Renderer.Element(.screen, title: node.title, value: value)
      screen.isSelected = node === top
      node.fill(&screen)
      return screen
    }
    return element
  }
}
