import Testing
public import Usher

extension TestStage {
  /// Adds actions to a screen that does not declare all of them itself, such as text input.
  public func offer<S, C: Coordinator>(
    on screen: S.Type, to coordinator: C.Type,
    _ offers: @escaping @MainActor (S, C) -> [ScreenAction]
  ) {
    offering.append { stage in
      guard let screen = stage.activeScreen as? S, let coordinator = stage.find(C.self) else {
        return []
      }
      return offers(screen, coordinator)
    }
  }

  /// Offers routes of a coordinator while the active screen belongs to it.
  public func offerRoutes<C: Routing>(of coordinator: C.Type, _ routes: [C.RouteType]) {
    offering.append { stage in
      guard let owner = stage.activeOwner as? C else { return [] }
      return routes.map { route in ScreenAction("route \(route)") { owner.trigger(route) } }
    }
  }

  /// Offers all routes of a coordinator while the active screen belongs to it.
  public func offerRoutes<C: Routing>(of coordinator: C.Type) where C.RouteType: CaseIterable {
    offerRoutes(of: coordinator, Array(C.RouteType.allCases))
  }

  private var activeOwner: Coordinator? {
    director.tree.active.flatMap { director.coordinators[$0.owner] }
  }

  /// The enabled actions of the active screen, apart from going back and the like.
  public var offers: [ScreenAction] { shownActions.filter(\.isEnabled) }

  /// The actions of the active screen, and those that were added to it.
  package var shownActions: [ScreenAction] {
    let own = (activeScreen as? any ActionProviding)?.screenActions ?? []
    return own + offering.flatMap { $0(self) }
  }

  /// Takes an offer of the active screen by its title, and settles.
  ///
  /// Returns when nothing moves any more, though the offer may still await something, such as a
  /// flow's result: it keeps running and is listed in `runningOffers`. If it throws later, the next
  /// action throws that error.
  public func take(_ title: String, fileID: String = #fileID, line: Int = #line) async throws {
    await take(try offer(title, at: CallSite(fileID: fileID, line: line)))
    await settle()
    try throwFromOffers()
  }

  package func offer(_ title: String, at callSite: CallSite) throws(StageError) -> ScreenAction {
    let found = offers.filter { $0.title == title }
    guard let offer = found.first else { throw missing(offer: title, callSite) }
    guard found.count == 1 else { throw ambiguous(title, found.count, callSite) }
    return offer
  }

  /// The error for a title that several offers share.
  package func ambiguous(_ title: String, _ count: Int, _ callSite: CallSite) -> StageError {
    StageError(
      message: """
        “\(title)” appears \(count) times on \(director.tree.active?.name ?? "nothing").
          at \(callSite)
          • Give each its own title, so that tests and users can distinguish them.
        """)
  }

  private func missing(offer title: String, _ callSite: CallSite) -> StageError {
    let isDisabled = shownActions.contains { $0.title == title }
    return StageError(
      message: """
        \(isDisabled ? "“\(title)” is disabled here." : "No offer here has the title “\(title)”.")
          at \(callSite)
          \(director.tree.active?.name ?? "Nothing") \(choices)
        \(likelyCauses)\
          • \(isDisabled ? "First do what enables it." : remedy)
        """)
  }

  /// The choices here, as the end of a sentence.
  private var choices: String {
    if let alert { return "is an alert with \(quoted(alert.buttons.map(\.title)))." }
    return "offers \(quoted(offers.map(\.title)))."
  }

  private var remedy: String {
    if let button = alert?.buttons.first?.title {
      return "Answer it: stage.user.answer(\(button.literal))."
    }
    return offers.isEmpty
      ? "Let the screen offer it." : "Take one of these, or let the screen offer it."
  }

  private func quoted(_ titles: [String]) -> String {
    titles.isEmpty ? "nothing" : titles.map { "“\($0)”" }.joined(separator: ", ")
  }
}
