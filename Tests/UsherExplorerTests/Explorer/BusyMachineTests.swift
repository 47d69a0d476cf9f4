import Foundation
import Testing
import UsherExplorer

/// The number of explorations: `USHER_EXPLORATIONS=100`, beside processes that keep all cores busy.
private let explorations =
  ProcessInfo.processInfo.environment["USHER_EXPLORATIONS"].flatMap(Int.init) ?? 1

@MainActor struct BusyMachineTests {
  @Test func `An app without a bug has no findings, however busy the machine is`() async {
    for number in 1...max(1, explorations) {
      var explorer = Explorer { try Harbor.stage() }
      explorer.limits.states = 107
      let exploration = await explorer.explore()
      #expect(exploration.findings.isEmpty, "exploration \(number): \(exploration)")
    }
  }
}
