import Testing

/// Something that a screen lets its user do: a button, a row, a key.
///
/// The user takes it by its title, and the explorer takes every one that it meets.
@MainActor public struct Offer {
  typealias Action = @MainActor () async throws -> Void

  /// What it says.
  public let title: String
  let act: Action

  /// Makes an offer.
  ///
  /// - Parameters:
  ///   - title: What it says; one screen has no two offers of one title.
  ///   - act: What happens when it is taken. It may await a flow: playing it continues as soon as
  ///     nothing moves any more, and it keeps running.
  public init(_ title: String, act: @escaping @MainActor () async throws -> Void) {
    self.title = title
    self.act = act
  }
}

/// A screen that says what its user can do, for tests; what is disabled is left out.
@MainActor public protocol Offering: AnyObject {
  /// What can be done now.
  var offers: [Offer] { get }
}

extension TestStage {
  /// Says what a user can do on a screen that does not say so itself.
  ///
  /// - Parameters:
  ///   - screen: The screen's type, which may be a protocol's.
  ///   - coordinator: The coordinator that its offers talk to, the one started last.
  ///   - offers: What can be done now.
  public func offer<S, C: Coordinator>(
    on screen: S.Type, to coordinator: C.Type,
    _ offers: @escaping @MainActor (S, C) -> [Offer]
  ) {
    offering.append { stage in
      guard let screen = stage.activeScreen as? S, let coordinator = stage.find(C.self) else {
        return []
      }
      return offers(screen, coordinator)
    }
  }

  /// Offers routes while the active screen belongs to the coordinator that has them.
  ///
  /// - Parameters:
  ///   - coordinator: The coordinator's type.
  ///   - routes: The routes.
  public func offerRoutes<C: Routing>(of coordinator: C.Type, _ routes: [C.RouteType]) {
    offering.append { stage in
      guard let owner = stage.activeOwner as? C else { return [] }
      return routes.map { route in Offer("route \(route)") { owner.trigger(route) } }
    }
  }

  /// Offers all routes of a coordinator while the active screen belongs to it.
  ///
  /// - Parameter coordinator: The coordinator's type, whose routes can be listed.
  public func offerRoutes<C: Routing>(of coordinator: C.Type) where C.RouteType: CaseIterable {
    offerRoutes(of: coordinator, Array(C.RouteType.allCases))
  }

  private var activeOwner: Coordinator? {
    guard let owner = director.tree.active?.owner else { return nil }
    return director.livingCoordinators.first { director.identity(of: $0) == owner }
  }

  /// What the user can do on the active screen, apart from going back and the like.
  public var offers: [Offer] {
    let own = (activeScreen as? any Offering)?.offers ?? []
    return own + offering.flatMap { $0(self) }
  }

  /// Takes an offer of the active screen by its title, and settles.
  ///
  /// Returns when nothing moves any more, though the offer may still await something, a flow's result
  /// say: it keeps running and is listed in `runningOffers`. An error that it throws later is thrown
  /// by what is played then.
  ///
  /// - Parameters:
  ///   - title: What it says.
  ///   - fileID: The caller's file, filled in by the compiler.
  ///   - line: The caller's line, filled in by the compiler.
  /// - Throws: `StageError` where there is no such offer, or what the offer throws.
  public func take(
    _ title: String, fileID: String = #fileID, line: Int = #line
  ) async throws {
    await take(try offer(title, at: CallSite(fileID: fileID, line: line)))
    await settle()
    try throwFromOffers()
  }

  func offer(_ title: String, at callSite: CallSite) throws(StageError) -> Offer {
    guard let offer = offers.first(where: { $0.title == title }) else {
      throw missing(offer: title, callSite)
    }
    return offer
  }

  private func missing(offer title: String, _ callSite: CallSite) -> StageError {
    let names = offers.map { "“\($0.title)”" }.joined(separator: ", ")
    return StageError(
      message: """
        Nothing here says “\(title)”.
          at \(callSite)
          \(director.tree.active?.name ?? "Nothing") offers \(names.isEmpty ? "nothing" : names).
          • Take one of these, or let the screen offer it.
        """)
  }
}
