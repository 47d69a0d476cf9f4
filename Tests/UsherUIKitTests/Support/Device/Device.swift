#if canImport(UIKit)
import Foundation
import UIKit

/// A device for tests: a window, time, and a user.
///
/// On Linux it is simulated. On Apple's systems it is a real one; actions without a public
/// interface there, such as a swipe that stops halfway, are only in tests on the simulation.
@MainActor protocol Device: AnyObject {
  /// UIKit's complaints.
  var complaints: [String] { get }
  /// A Boolean value that indicates whether nothing moves.
  var isAtRest: Bool { get }

  /// Makes a window that fills the screen.
  func makeWindow() -> UIWindow
  /// Runs code of the app's on the device.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result
  /// Lets time pass until nothing moves, or for as long as that may take at most.
  func rest() async

  /// Taps the back button; returns whether there was one to tap.
  @discardableResult func tapBack(in stack: UINavigationController) -> Bool
  /// Taps a tab; returns whether it was selected.
  @discardableResult func tap(_ index: Int, in tabs: UITabBarController) -> Bool
  /// Swipes a sheet away; returns whether it could be moved.
  @discardableResult func swipeDown(on controller: UIViewController) -> Bool
}

/// Returns the device that tests run on.
@MainActor func makeDevice() -> any Device {
  #if canImport(StandInUIKit)
  let isChanged = ProcessInfo.processInfo.environment["USHER_CHANGED_FACTS"] != nil
  return isChanged ? ChangedDevice() : SimulatedDevice()
  #else
  return RealDevice()
  #endif
}
#endif
