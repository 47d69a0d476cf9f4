#if canImport(StandInUIKit)
@_spi(Test) import UIKit
import UsherUIKit

extension Rig {
  /// Starts a simulated device that shows a layout.
  convenience init(
    _ layout: @escaping @MainActor (Teller) throws -> SceneLayout, traits: UITraitCollection,
    preparing prepare: (UIWindow) -> Void = { _ in },
    hosting makeHost: @MainActor (UIWindow) -> UIKitHost = { UIKitHost(window: $0) }
  ) async throws {
    try await self.init(
      layout, device: SimulatedDevice(traits: traits), preparing: prepare, hosting: makeHost)
  }

  /// The simulation that it runs on.
  var simulation: UIKitSimulation {
    guard let device = device as? SimulatedDevice else { preconditionFailure("no simulation") }
    return device.simulation
  }

  var user: SimulatedUser { simulation.user }

  func beginEdgeSwipe() -> SimulatedGesture? { stack.flatMap { user.beginEdgeSwipe(in: $0) } }

  func beginSwipeDown(_ name: String) -> SimulatedGesture? {
    page(name).flatMap { user.beginSwipeDown(on: $0) }
  }
}
#endif
