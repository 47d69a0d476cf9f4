import Foundation
import Usher
import UsherExplorer
import UsherSwiftUI
import UsherTesting

/// Stands where sessions have a display in miniature: the host for SwiftUI, with a hand that writes
/// to its models as awkwardly as SwiftUI does.
final class RulesHost: TouchHost {
  let inner = SwiftUIHost()
  let hand: Hand
  private var found: [String] = []
  /// The number of gestures that the user has begun.
  private var count = 0

  /// The capabilities determine whether transitions report their end, since SwiftUI has none.
  init(capabilities: HostCapabilities) {
    hand = Hand(
      inner, isAutomatic: false, hearsArrivals: capabilities.dismissesSeveralAtOnce)
  }

  var shown: SceneTree { inner.shown }
  var isInteracting: Bool { inner.isInteracting }
  var wrappedHost: (any SceneHost)? { inner }

  var failures: [String] { hand.refusals + found }

  var visible: [NodeID] {
    if hand.isAtRest, inner.isQuiet { for fault in hand.faults { note(fault) } }
    return hand.visible
  }

  private func note(_ fault: String) {
    if !found.contains(fault) { found.append(fault) }
  }

  func attach(to director: SceneDirector) { inner.attach(to: director) }

  func perform(_ step: Step, completion: @escaping @MainActor () -> Void) {
    inner.perform(step, completion: completion)
  }

  func detach() {
    inner.detach()
    hand.close()
  }

  func holds(_ screen: any Screen) -> Bool { inner.holds(screen) }

  @discardableResult
  func begin(_ gesture: TouchGesture) -> Bool {
    count += 1
    if count % 4 == 0, hand.presentOwn() { return true }
    return switch gesture {
    case .back(let count): hand.back(count)
    case .dismiss: hand.pull()
    case .select(let index): hand.select(index)
    }
  }

  @discardableResult
  func answer(_ button: Int, text: String? = nil) -> Bool { hand.answer(button, text: text) }

  func completeGesture() {
    hand.completeGesture()
    hand.closeOwn()
  }

  func cancelGesture() {
    hand.cancelGesture()
    hand.closeOwn()
  }

  func finishTransition() {
    hand.endTransition()
    hand.sayGoodbyes()
    hand.sayLate()
    hand.update()
  }

  @discardableResult
  func collapse() -> Bool { hand.makeRoom(isCollapsed: true) }

  /// Makes the window wide or narrow.
  func resize(isWide: Bool, of director: SceneDirector) {
    inner.window.size.width = isWide ? 1_000 : 400
  }

  @discardableResult
  func expand() -> Bool { hand.makeRoom(isCollapsed: false) }
}

extension RulesHost: DisplayOfTurns, DisplayOfWhims {
  var isMoving: Bool { !hand.isAtRest }

  func takeWhims(seed: Int) { hand.whims = seed == 0 ? nil : Whims(seed: UInt64(seed)) }
}

extension HostileHost {
  /// Makes a hostile host around the one for SwiftUI.
  convenience init(_ rules: RulesHost, seed: UInt64) { self.init(around: rules, seed: seed) }
}
