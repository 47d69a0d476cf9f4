#if canImport(StandInSwiftUI)
import Testing
import Usher
import UsherExplorer
import UsherTesting

/// The host for SwiftUI passes the suite that every host must pass with its views as well.
@MainActor struct ViewsConformanceTests {
  @Test(arguments: [true, false])
  func `The SwiftUI host obeys the laws of hosts with its views`(isPad: Bool) async {
    let capabilities = HostCapabilities(dismissesSeveralAtOnce: isPad, pushesSeveralAtOnce: true)
    await HostConformance(RulesHost(capabilities: capabilities, isAutomatic: true)).run()
  }
}
#endif
