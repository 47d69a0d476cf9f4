#if canImport(UIKit) && canImport(SwiftUI)
import Usher
import UsherTesting
// A window without a scene has no phase, which the view of a window follows.
@testable import UsherSwiftUI

#if canImport(StandInSwiftUI)
@_spi(Test) import SwiftUI
#else
import SwiftUI
import UIKit
#endif

/// A window on a simulator or a device, or on simulated SwiftUI.
///
/// It is type-checked against the frameworks' signatures, and has not run on a device yet.
@MainActor final class DeviceWindow {
  let root: Owner
  let director: SceneDirector
  private(set) var events: [String] = []
  #if canImport(StandInSwiftUI)
  private let renderer: Renderer
  #else
  private let window: UIWindow
  #endif

  init(_ layout: @escaping @MainActor () -> SceneLayout) throws {
    let (host, root) = (SwiftUIHost(), Owner(layout))
    host.hearsArrivals = true
    director = SceneDirector(root, host: host)
    self.root = root
    #if canImport(StandInSwiftUI)
    renderer = Renderer { LayerView(layer: host.window) }
    #else
    window = try DeviceWindow.make()
    window.rootViewController = UIHostingController(rootView: LayerView(layer: host.window))
    window.makeKeyAndVisible()
    #endif
    director.observe { [weak self] in self?.events.append($0.description) }
    try director.start()
  }

  /// Does something, and waits until that has settled; a step that is not seen to end takes longer.
  func settles(_ act: (Owner) -> Void = { _ in }) async -> Bool {
    events.removeAll { $0 == "settled" }
    act(root)
    return await waits { events.contains("settled") }
  }

  /// Waits until something is so, for less than half the time of a step.
  func waits(for isSo: () -> Bool) async -> Bool {
    let clock = ContinuousClock()
    let end = clock.now + .seconds(1.2)
    repeat { await pass() } while !isSo() && clock.now < end
    return isSo()
  }

  /// The title of the alert that is on the display.
  var alertTitle: String? {
    #if canImport(StandInSwiftUI)
    renderer.windows.last?.elements.last { $0.kind == .alert }?.title
    #else
    (window.rootViewController?.presentedViewController as? UIAlertController)?.title
    #endif
  }

  #if canImport(StandInSwiftUI)
  private func pass() async {
    renderer.settle()
    for _ in 0..<6 { await Turn.pass() }
  }
  #else
  private func pass() async { try? await Task.sleep(for: .milliseconds(20)) }

  /// Apple advises apps against windows without scenes, and so the initializer is not called by its name.
  private static func make() throws -> UIWindow {
    let type: NSObject.Type = UIWindow.self
    guard let window = type.init() as? UIWindow else { throw CancellationError() }
    window.frame = CGRect(origin: CGPoint(), size: CGSize(width: 390, height: 844))
    return window
  }
  #endif
}
#endif
