import Usher

/// A scope of a session, which checks the time of its end.
final class PlayedScope: CoordinatorScope {
  private weak var session: Session?
  private weak var player: Player?
  private weak var parent: PlayedScope?
  private(set) var ends = 0
  private var openChildren = 0

  init(_ session: Session?, parent: PlayedScope? = nil) {
    self.session = session
    self.parent = parent
    parent?.openChildren += 1
    session?.note(opened: self)
  }

  func makeChild(for type: Coordinator.Type) throws -> any CoordinatorScope {
    if ends > 0 { session?.violate("A child was made in a scope that has ended.") }
    return PlayedScope(session, parent: self)
  }

  func makeScreen(for key: some ScreenKey) throws -> any Screen {
    if ends > 0 { session?.violate("A screen was made in a scope that has ended.") }
    guard let session, let page = key as? PageKey else { throw PlayError.refusal }
    return session.makeScreen(page.leave, by: player)
  }

  func makeFlow(
    for key: some FlowKey
  ) throws -> (coordinator: Coordinator, scope: any CoordinatorScope) {
    guard let session, let flow = key as? PlayKey else { throw PlayError.refusal }
    return (session.makePlayer(for: flow), try makeChild(for: Player.self))
  }

  func adopt(_ coordinator: Coordinator) {
    player = coordinator as? Player
  }

  func end() {
    ends += 1
    parent?.openChildren -= 1
    if ends > 1 { session?.violate("A scope ended twice.") }
    if openChildren > 0 { session?.violate("A scope ended before those that it opened.") }
    if let player { session?.note(endedScopeOf: player) }
  }
}
