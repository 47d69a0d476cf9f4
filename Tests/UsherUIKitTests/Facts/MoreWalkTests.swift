#if canImport(StandInUIKit)
import Foundation
import Testing
import Usher
@_spi(Test) import UIKit
import UsherTesting
import UsherUIKit

/// The number of walks, and their seed.
private enum Walks {
  static var seeds: Range<UInt64> {
    let environment = ProcessInfo.processInfo.environment
    let first = environment["USHER_SEED"].flatMap(UInt64.init) ?? 1
    return first..<first + (environment["USHER_WALKS"].flatMap(UInt64.init) ?? 20)
  }
}

/// Eight tabs, where half of them have no room, under a user and an app that do anything.
@MainActor struct MoreWalkTests {
  @Test(arguments: Walks.seeds)
  func `With more tabs than fit, the display always shows the tree`(seed: UInt64)
    async throws
  {
    var random = SplitMix64(seed: seed)
    let rig = try await Rig({ _ in .tabs((0..<8).map(Self.tab)) }, traits: .narrowPad)
    for step in 0..<40 {
      act(Int(random.next() % 14), Int(random.next() % 8), rig)
      if random.next() % 3 == 0 { await rig.turns() } else { await rig.settle() }
      guard rig.simulation.messages.isEmpty else { break }
      if step % 4 == 3 { await rig.settle() }
    }
    await rig.settle()
    #expect(rig.host.shown == rig.director.tree)
    #expect(rig.simulation.messages == [])
    let visible = rig.director.tree.visible.compactMap(\.title)
    #expect(Set(rig.inSight).isSubset(of: visible))
  }

  private static func tab(_ index: Int) -> any LayoutItem {
    index.isMultiple(of: 2) ? Page("\(index)") : SceneLayout.stack(Page("\(index)"))
  }

  private func act(_ kind: Int, _ number: Int, _ rig: Rig) {
    guard let tabs = rig.tabs else { return }
    switch kind {
    case 0...1: rig.root.select(number)
    case 2...3: rig.user.tap(number % 5, in: tabs)
    case 4...6: rig.user.choose(4 + number % 4, in: tabs)
    case 7...8: rig.root.push(Page("over \(number)"))
    case 9: rig.root.pop()
    case 10: back(tabs, rig)
    case 11: swipe(tabs, isMeant: number.isMultiple(of: 2), rig)
    case 12: rig.user.resize(to: number.isMultiple(of: 2) ? .pad : .narrowPad)
    default: rig.root.popToRoot()
    }
  }

  private func back(_ tabs: UITabBarController, _ rig: Rig) {
    if let stack = stack(tabs) { rig.user.tapBack(in: stack) }
  }

  private func swipe(_ tabs: UITabBarController, isMeant: Bool, _ rig: Rig) {
    guard let swipe = stack(tabs).flatMap({ rig.user.beginEdgeSwipe(in: $0) }) else { return }
    isMeant ? swipe.finish() : swipe.cancel()
  }

  /// Returns the stack under the user's finger: the list's, or that of the tab.
  private func stack(_ tabs: UITabBarController) -> UINavigationController? {
    tabs.listInSight ?? tabs.selectedViewController as? UINavigationController
  }
}
#endif
