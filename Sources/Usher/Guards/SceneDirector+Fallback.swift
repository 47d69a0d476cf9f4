extension SceneDirector {
  /// Shows the declared fallback where the guards deny the very first tree; says whether it did.
  func fallBack(_ draft: Draft, _ obstacle: Obstacle) -> Bool {
    let request = draft.request
    guard case .launch = request.transition.operation, obstacle.reason == .denied, let fallback
    else { return false }
    draft.preparation.abandon(obstacle, keeping: root)
    let error = request.error(obstacle)
    request.cancel(error)
    emit(.refused(error, request.cause))
    process(
      request.asking(
        for: SceneTransition(.relaunch(fallback(error))), request.passage,
        completing: request.navigation))
    return true
  }

  /// What a request comes to when a detour has put it off: the director has started by then, so that
  /// of the launch the layout of the root coordinator is left, or what was launched in its place.
  func sequel(to request: Request) -> Request {
    switch request.transition.operation {
    case .launch: launching(SceneTransition(.layOut), request)
    case .relaunch(let transition): launching(transition, request)
    default: request
    }
  }

  private func launching(_ transition: SceneTransition, _ request: Request) -> Request {
    let next = Request(transition, by: root, cause: request.cause, callSite: request.callSite)
    next.followed = request.followed
    return next
  }

  /// Where nothing is left to show, the fallback is shown; without one the window closes.
  func fillEmptyWindow(_ error: NavigationError) {
    guard phase == .running else { return }
    guard let fallback else { return leaveEmptyWindow(error) }
    let request = Request(
      fallback(error), by: root, cause: .policy, callSite: error.callSite)
    submit(request)
  }

  private func leaveEmptyWindow(_ error: NavigationError) {
    emit(.failed(error))
    close()
  }
}

extension Request {
  /// Whether it is for the first tree of all.
  var isLaunch: Bool {
    switch transition.operation {
    case .launch, .relaunch: true
    default: false
    }
  }

  var isLayOut: Bool {
    guard case .layOut = transition.operation else { return false }
    return true
  }
}

extension Draft {
  /// The root coordinator starts without its own layout, and does something else.
  mutating func relaunch(_ transition: SceneTransition) throws(Obstacle) {
    preparation.enterAgain(director.root)
    asker = director.root
    try plan(transition)
  }

  /// The root coordinator's own layout, after something else was shown first.
  mutating func layOut() throws(Obstacle) {
    if try reviveLater() { return }
    let number = director.identifiers.next
    let node = try preparation.layout(of: director.root)
    guard let node else { return }
    try apply(.root(node))
    try followInitialRoutes(after: 0)
    if let routing = director.root as? any Routing { try followInitialRoute(of: routing) }
    preparation.noteBirths(of: director.root, after: 0, since: number)
  }
}
