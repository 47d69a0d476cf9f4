#if canImport(StandInUIKit)
@_spi(Test) import UIKit

extension Windows {
  /// The simulation that it runs on.
  var simulation: UIKitSimulation {
    guard let device = device as? SimulatedDevice else { preconditionFailure("no simulation") }
    return device.simulation
  }

  var user: SimulatedUser { simulation.user }
}
#endif
