import Usher

/// A screen by its key; equal numbers are equal keys.
struct PageKey: ScreenKey {
  let number: Int
  var leave = Leave.free

  static func == (one: PageKey, other: PageKey) -> Bool { one.number == other.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// A flow by its key; keys with equal numbers are equal, even for different specs.
struct PlayKey: FlowKey {
  typealias Output = Int

  let number: Int
  let part: Part

  static func == (one: PlayKey, other: PlayKey) -> Bool { one.number == other.number }
  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// The spec of a player, and the player once it exists.
@MainActor final class Part {
  let spec: Spec
  let isEmbeddedInBuild: Bool
  weak var player: Player?

  init(_ spec: Spec, isEmbeddedInBuild: Bool = false, by player: Player? = nil) {
    self.spec = spec
    self.isEmbeddedInBuild = isEmbeddedInBuild
    self.player = player
  }
}

extension Session {
  func makePlayer(for key: PlayKey) -> Player {
    let player = makePlayer(key.part.spec)
    player.isEmbeddedInBuild = key.part.isEmbeddedInBuild
    key.part.player = player
    return player
  }

  /// Selects the key of a number: of a screen if that is even, else of a flow.
  func selection(of number: Int) -> SceneTransition {
    number.isMultiple(of: 2)
      ? .select(PageKey(number: number))
      : .select(PlayKey(number: number, part: Part(Spec(.nothing))))
  }

  func start(_ key: PlayKey, _ by: Coordinator, _ place: Place) -> NavigationHandle {
    let flow = by.start(key, as: place.placement)
    flows.append(FlowRecord(flow, key.part))
    return flow.navigation
  }
}
