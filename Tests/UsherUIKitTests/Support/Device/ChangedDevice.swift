#if canImport(StandInUIKit)
import UIKit

/// A device that contradicts three facts about UIKit, so that `.ci/device-facts` has them to report.
final class ChangedDevice: SimulatedDevice {
  /// Performs no back action.
  override func tapBack(in stack: UINavigationController) -> Bool { true }

  /// Selects the tab without asking the delegate, and leads to no root.
  override func tap(_ index: Int, in tabs: UITabBarController) -> Bool {
    run { tabs.selectedIndex = index }
    return true
  }

  /// Ignores a swipe on the sheet, without a call of a delegate.
  override func swipeDown(on controller: UIViewController) -> Bool { true }
}
#endif
