#if canImport(UIKit)
import SwiftUI
import Testing
@_spi(Test) import UIKit

@MainActor @Suite struct SimulationTests {
  @Test func `Windows of one simulation are unknown to another`() {
    let one = UIKitSimulation()
    let other = UIKitSimulation()
    let window = one.run { UIWindow(frame: .zero) }
    #expect(window.simulation === one)
    #expect(other.run { UIWindow(frame: .zero) }.simulation === other)
  }

  @Test func `A root appears when its window is made visible`() {
    let window = UIWindow(frame: .zero)
    let root = UIHostingController(rootView: Text("hello"))
    window.rootViewController = root
    #expect(root.viewIfLoaded == nil)
    window.makeKeyAndVisible()
    #expect(root.view.window === window)
  }
}
#endif
