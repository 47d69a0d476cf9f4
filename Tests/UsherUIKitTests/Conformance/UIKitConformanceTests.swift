#if canImport(StandInUIKit)
import Testing
import UIKit
import UsherTesting
import UsherUIKit

/// The host on UIKit passes the suite that every host must pass.
@MainActor struct UIKitConformanceTests {
  @Test func `The UIKit host obeys the laws of hosts`() async {
    await HostConformance(UIKitHost(window: UIWindow(frame: .zero))).run()
  }
}
#endif
