#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
import UsherTesting

/// The acts on the windows of an app, in order.
struct WindowProgram {
  var acts: [Act]
  var behaviors: Set<Renderer.Behavior>
  var seed: UInt64

  enum Act: Equatable {
    /// Taps a button of the content in front.
    case tap(Int)
    case back
    case swipeBack(isCompleted: Bool)
    case swipeDown
    /// A link reaches the window in front.
    case link(Int)
    /// A link reaches no window: a notification's, an intent's.
    case inbox(Int)
    case openWindow(Int)
    /// Opens a window twice for the same link in one turn.
    case openTwice(Int)
    case closeWindow
    case background
    case activate
    case leaveClub
    /// Passes some turns, without waiting for rest.
    case turns(Int)
    case settle
    /// Kills the process and restarts it with its windows; a link may come before the first frame.
    case restart(Damage, link: Int?)
  }

  /// The damage to a scene's stored data.
  enum Damage: CaseIterable {
    case none, bytes, truncated, empty, foreign, older
  }
}

extension WindowProgram {
  /// Makes a random program.
  init(_ random: inout SplitMix64) {
    seed = random.next()
    let some = Renderer.Behavior.allCases.shuffled(using: &random)
    behaviors = Set(some.prefix(Int.random(in: 0...3, using: &random)))
    acts = []
    for _ in 0..<Int.random(in: 4...16, using: &random) { acts.append(.any(&random)) }
  }
}

extension WindowProgram.Act {
  static func any(_ random: inout SplitMix64) -> Self {
    func number(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    switch number(26) {
    case 0..<7: return .tap(number(8))
    case 7, 8: return .back
    case 9: return .swipeBack(isCompleted: number(2) == 0)
    case 10, 11: return .swipeDown
    case 12, 13: return .link(number(7))
    case 14: return .inbox(number(7))
    case 15: return .openWindow(number(7))
    case 16: return .openTwice(number(7))
    case 17: return .closeWindow
    case 18: return .background
    case 19: return .activate
    case 20: return .leaveClub
    case 21, 22: return .turns(1 + number(4))
    case 23: return .settle
    default:
      let damage = number(3) == 0 ? WindowProgram.Damage.allCases[number(6)] : .none
      return .restart(damage, link: number(2) == 0 ? number(7) : nil)
    }
  }
}
#endif
