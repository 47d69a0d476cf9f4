import Usher
import UsherTesting

extension Session {
  /// How often coordinators may act of their own accord before it counts as without end.
  private static let mostReactions = 200

  func makePlayer(_ spec: Spec) -> Player {
    let player = Player(spec, players.count, in: self)
    players.append(Weak(object: player))
    return player
  }

  func makeScreen(_ leave: Leave, by player: Player?) -> PlayedScreen {
    let screen = PlayedScreen(screens.count, leave, player: player?.ordinal ?? 0)
    screens.append(Weak(object: screen))
    return screen
  }

  /// Remembers a command, to see that it completes.
  @discardableResult
  func keep(_ navigation: Navigation) -> Navigation {
    navigations.append(NavigationRecord(navigation))
    return navigation
  }

  /// What a coordinator does of its own accord, while something else happens.
  func react(_ act: Act, as player: Player?) {
    reactions += 1
    guard reactions < Self.mostReactions else { return violate("It never ends.") }
    self.act(act, as: player)
  }

  func act(_ act: Act, as me: Player?) {
    guard let director else { return }
    if actAsUser(act, director) { return }
    guard let by = actor(act, me) else { return }
    if let navigation = stackVerb(act, by) ?? layerVerb(act, by) ?? flowVerb(act, by) {
      keep(navigation)
    }
  }

  private func actor(_ act: Act, _ me: Player?) -> Player? {
    let index = act.by ?? 0
    if let me { return index == 0 ? me : index == 1 ? me.parent as? Player ?? me : living(index) }
    return living(index)
  }

  private func living(_ index: Int) -> Player? {
    let living = players.compactMap(\.object).filter(\.isStarted)
    return living.isEmpty ? nil : living[index % living.count]
  }

  func screen(_ index: Int) -> PlayedScreen? {
    let living = screens.compactMap(\.object)
    return living.isEmpty ? nil : living[index % living.count]
  }
}

extension Session {
  private func stackVerb(_ act: Act, _ by: Player) -> Navigation? {
    switch act {
    case .push(_, let leave): by.push(makeScreen(leave, by: by))
    case .pushFrom(_, let index): screen(index).map { by.push(makeScreen(.free, by: by), from: $0) }
    case .pushShelved: shelf.popLast().map { by.push($0) }
    case .presentShelved: shelf.popLast().map { by.present($0) }
    case .pop: by.pop()
    case .popTo(_, let index): screen(index).map { by.pop(to: $0) }
    case .popToRoot: by.popToRoot()
    case .replace(_, let leave): by.replace(with: makeScreen(leave, by: by))
    case .set(_, let kept, let count): by.set(screens(kept, adding: count, by))
    case .bringToFront(_, let index): screen(index).map { by.bringToFront($0) }
    default: nil
    }
  }

  private func screens(_ kept: [Int], adding count: Int, _ by: Player) -> [any Screen] {
    let kept = kept.compactMap(screen)
    for screen in kept where !isPlaced(screen) { screen.hasMoved = true }
    return kept + (0..<count).map { _ in makeScreen(.free, by: by) }
  }

  private func isPlaced(_ screen: PlayedScreen) -> Bool {
    guard let director else { return false }
    return director.tree.all.contains { director.screen(for: $0.id) === screen }
  }

  private func layerVerb(_ act: Act, _ by: Player) -> Navigation? {
    switch act {
    case .present(_, let place, let leave):
      by.present(makeScreen(leave, by: by), as: place.placement)
    case .dismiss: by.dismiss()
    case .dismissScreen(_, let index): screen(index).map { by.dismiss($0) }
    case .dismissAll: by.dismissAll()
    case .select(_, let index): by.select(index)
    case .reveal(_, let index): screen(index).map { by.select($0) }
    case .embed(_, let slot, let leave): by.embed(makeScreen(leave, by: by), in: "\(slot)")
    case .unembed(_, let slot): by.unembed("\(slot)")
    case .update(_, let index, let leave): screen(index).map { update($0, leave, by) }
    case .badge(_, let index): screen(index).map { by.setBadge("\(index)", on: $0) }
    case .alert: by.present(Alert("Sure?", buttons: [.cancel("No"), .destructive("Yes")]))
    default: nil
    }
  }

  private func update(_ screen: PlayedScreen, _ leave: Leave, _ by: Player) -> Navigation {
    screen.title = "\(leave.rawValue) \(screens.count)"
    screen.dismissal = leave.dismissal
    return by.update(screen)
  }

  private func flowVerb(_ act: Act, _ by: Player) -> Navigation? {
    switch act {
    case .start(_, let spec, let place): start(makePlayer(spec), by, place)
    case .startEmbedded(_, let spec): by.startEmbedded(child: makePlayer(spec))
    case .finish: by.finish()
    case .finishWith(_, let value): finish(by, value)
    case .finishToRoot: by.finishToRoot()
    case .task(_, let acts): run(acts, by)
    default: nil
    }
  }

  private func start(_ child: Player, _ by: Player, _ place: Place) -> Navigation {
    let flow = by.start(child: child, as: place.placement)
    flows.append(FlowRecord(flow, child))
    return flow.navigation
  }

  private func finish(_ player: Player, _ value: Int) -> Navigation {
    let navigation = player.finish(value)
    if navigation.isAdmitted {
      for flow in flows where flow.child.object === player { flow.given = value }
    }
    return navigation
  }

  private func run(_ acts: [Act], _ by: Player) -> Navigation? {
    runningTasks += 1
    by.task { [weak self, weak by] in
      defer { self?.runningTasks -= 1 }
      for act in acts {
        await Task.yield()
        if Task.isCancelled { return }
        self?.react(act, as: by)
      }
    }
    return nil
  }
}
