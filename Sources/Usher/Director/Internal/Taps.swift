/// Commands whose display has not settled, to tell a double tap from a wish for two.
///
/// Two equal commands in one turn of the main actor are meant; in two turns, before the first is
/// shown, the second is a finger that was too quick.
@MainActor struct Taps {
  private var taps: [Tap] = []

  private final class Tap {
    let coordinator: CoordinatorID
    let signature: AnyHashable
    var isOfEarlierTurn = false

    init(_ coordinator: CoordinatorID, _ signature: AnyHashable) {
      self.coordinator = coordinator
      self.signature = signature
    }
  }

  func require(_ request: Request) throws(Obstacle) {
    guard !taps.isEmpty, request.source == nil, !request.passage.isResumed,
      let coordinator = request.coordinator,
      let signature = request.transition.signature
    else { return }
    let isRepeated = taps.contains {
      $0.isOfEarlierTurn && $0.coordinator == coordinator.id && $0.signature == signature
    }
    if isRepeated { throw .stale("An equal command is on its way to the display already.") }
  }

  mutating func note(_ request: Request) {
    guard let coordinator = request.coordinator, let signature = request.transition.signature
    else { return }
    let tap = Tap(coordinator.id, signature)
    taps.append(tap)
    Task { @MainActor in tap.isOfEarlierTurn = true }
  }

  mutating func clear() {
    if !taps.isEmpty { taps = [] }
  }
}
