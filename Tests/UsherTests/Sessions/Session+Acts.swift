import Usher
import UsherTesting

extension Session {
  /// The number from which on an act names keys.
  private static let firstKey = 20
  /// The limit of coordinators' own acts before they count as endless.
  private static let mostReactions = 200
  /// The limit of refills of a window before its own flows count as their cause.
  private static let mostBuilds = 20

  func makePlayer(_ spec: Spec) -> Player {
    let player = Player(spec, players.count, in: self)
    players.append(Weak(object: player))
    lives.append(player.life)
    return player
  }

  func makeScreen(_ leave: Leave, by player: Coordinator?) -> PlayedScreen {
    let screen = PlayedScreen(screens.count, leave, player: (player as? Player)?.ordinal ?? -1)
    screen.maker = player as? Player
    screens.append(Weak(object: screen))
    return screen
  }

  func makeAlert() -> AlertRecord {
    let record = AlertRecord(isAsked: !isJudging)
    alerts.append(record)
    return record
  }

  func makeEnding() -> EndingRecord {
    let record = EndingRecord(isAsked: !isJudging)
    endings.append(record)
    return record
  }

  /// Every other player asks in a dialog.
  static func alert(by player: Coordinator) -> SceneAlert {
    let isDialog = (player as? Player)?.ordinal.isMultiple(of: 2) ?? false
    return SceneAlert(
      "Sure?", buttons: [.cancel("No"), .destructive("Yes")], style: isDialog ? .dialog : .alert)
  }

  /// Records a command, to check its completion.
  @discardableResult
  func keep(_ navigation: NavigationHandle) -> NavigationHandle {
    navigations.append(NavigationRecord(navigation))
    return navigation
  }

  /// Performs a coordinator's own act during another operation.
  func react(_ act: Act, as coordinator: Coordinator?) {
    if mayReact() { self.act(act, as: coordinator) }
  }

  /// Returns whether coordinators may act once more.
  func mayReact() -> Bool {
    reactions += 1
    // A guard that always redirects to a flow with a request of its own is the program's own
    // circle, and so is a flow that empties its window whenever that is filled again.
    let isOwnCircle = leads > 0 || rootBuilds > Self.mostBuilds
    if reactions == Self.mostReactions && !isOwnCircle { violate("It never ends.") }
    return reactions < Self.mostReactions
  }

  func act(_ act: Act, as me: Coordinator?) {
    guard let director else { return }
    if actAsUser(act, director) || actAsPolicy(act, director) { return }
    guard let by = actor(act, me) else { return }
    let navigation =
      stackVerb(act, by) ?? layerVerb(act, by) ?? containerVerb(act, by) ?? flowVerb(act, by)
    if let navigation { keep(navigation) }
  }

  private func actor(_ act: Act, _ me: Coordinator?) -> Coordinator? {
    let index = act.by ?? 0
    guard let me else { return living(index) }
    return index == 0 ? me : index == 1 ? me.parent ?? me : living(index)
  }

  private func living(_ index: Int) -> Coordinator? {
    var living = players.compactMap(\.object).filter(\.isStarted) as [Coordinator]
    if let root = director?.root as? ModelCoordinator { living.insert(root, at: 0) }
    return living.isEmpty ? nil : living[index % living.count]
  }

  func screen(_ index: Int) -> PlayedScreen? {
    let living = screens.compactMap(\.object)
    return living.isEmpty ? nil : living[index % living.count]
  }

  /// Returns what an act names: a screen, or a page by its key.
  func named(_ index: Int) -> (any Showable)? {
    index < Self.firstKey ? screen(index) : PageKey(number: index - Self.firstKey)
  }

  /// Returns screens that have been shown before, keys of pages, and new screens.
  ///
  /// Another coordinator's screen may have left before the command is admitted, by an earlier act
  /// of a sequence or by the display, and is shown again for this one.
  func screens(_ kept: [Int], adding count: Int, _ by: Coordinator) -> [any Showable] {
    let kept = kept.compactMap(named)
    let own = (by as? Player)?.ordinal
    for case let screen as PlayedScreen in kept
    where !isPlaced(screen) || screen.player != own { screen.hasMoved = true }
    return kept + (0..<count).map { _ in makeScreen(.free, by: by) as any Showable }
  }

  func isPlaced(_ screen: PlayedScreen) -> Bool {
    guard let director else { return false }
    return director.tree.all.contains { director.screen(for: $0.id) === screen }
  }
}

extension Act {
  /// The number of the coordinator that acts.
  var by: Int? {
    let payload = Mirror(reflecting: self).children.first.map { Mirror(reflecting: $0.value) }
    return payload?.children.first { $0.label == "by" }?.value as? Int
  }
}
