#if canImport(UIKit)
import Testing
import UIKit
import UsherTesting
import UsherUIKit

/// The host on UIKit passes the suite that every host must pass.
@MainActor struct UIKitConformanceTests {
  @Test func `The UIKit host obeys the laws of hosts`() async {
    #if canImport(StandInUIKit)
    let window = UIWindow(frame: .zero)  // its time passes by itself
    #else
    let window = RealDevice().makeWindow()
    #endif
    await HostConformance(UIKitHost(window: window)).run()
  }
}
#endif
