public import UsherDI

extension Guard {
  /// Returns the rule that purchases and tickets are for members.
  ///
  /// Whoever is not signed in signs in first, and then sees what they asked for. When somebody signs
  /// out, what is not theirs any more goes, and nobody is asked to sign in again.
  @MainActor public static func membersOnly(_ session: Session) -> Guard {
    Guard("members only") { proposal in
      guard session.account == nil, proposal.isForMembers else { return .allow }
      guard proposal.cause != .policy else { return .deny("Nobody is signed in.") }
      return .detour(through: SignInCoordinator.self)
    }
  }
}

extension Guard.Proposal {
  fileprivate var isForMembers: Bool {
    let isPurchase = routes(of: ShowsRoute.self).contains {
      if case .seats = $0 { true } else { false }
    }
    let isTicket = routes(of: TicketsRoute.self).contains { $0 != .list }
    return isPurchase || isTicket
  }
}
