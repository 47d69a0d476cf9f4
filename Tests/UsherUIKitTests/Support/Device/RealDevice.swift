#if canImport(UIKit) && !canImport(StandInUIKit)
import UIKit

/// A simulator or a device, used by the calls that UIKit itself makes when it is touched.
///
/// It is type-checked against UIKit's signatures, and has not run anywhere yet.
final class RealDevice: Device {
  private var windows: [UIWindow] = []

  var complaints: [String] { [] }  // UIKit's own log is not readable

  var isAtRest: Bool {
    windows.compactMap(\.rootViewController).flatMap(\.everything)
      .allSatisfy { $0.transitionCoordinator == nil }
  }

  /// Makes a window without a scene, since a package's tests have no app around them.
  ///
  /// Apple advises apps against that, and so the initializer is not called by its name.
  func makeWindow() -> UIWindow {
    let type: NSObject.Type = UIWindow.self
    guard let window = type.init() as? UIWindow else { preconditionFailure("no window") }
    window.frame = CGRect(origin: CGPoint(), size: CGSize(width: 390, height: 844))
    windows.append(window)
    return window
  }

  func run<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }

  /// Nothing may move for three looks in a row, since UIKit may begin late.
  func rest() async {
    var still = 0
    for _ in 0..<250 where still < 3 {
      try? await Task.sleep(for: .milliseconds(20))
      still = isAtRest ? still + 1 : 0
    }
  }

  func tapBack(in stack: UINavigationController) -> Bool {
    guard stack.viewControllers.count > 1, isAtRest else { return false }
    #if !os(tvOS)
    if let action = stack.topViewController?.navigationItem.backAction {
      action.performWithSender(stack.navigationBar, target: nil)
      return true
    }
    #endif
    return stack.popViewController(animated: true) != nil
  }

  func tap(_ index: Int, in tabs: UITabBarController) -> Bool {
    guard let tab = tabs.viewControllers?[index], isAtRest,
      tabs.delegate?.tabBarController?(tabs, shouldSelect: tab) ?? true
    else { return false }
    if tab === tabs.selectedViewController {
      (tab as? UINavigationController)?.popToRootViewController(animated: true)
    }
    tabs.selectedViewController = tab
    tabs.delegate?.tabBarController?(tabs, didSelect: tab)
    return true
  }

  func swipeDown(on controller: UIViewController) -> Bool {
    guard let presentation = controller.presentationController,
      controller.presentingViewController != nil, isAtRest
    else { return false }
    let delegate = presentation.delegate
    let isFree = delegate?.presentationControllerShouldDismiss?(presentation) ?? true
    guard isFree, !controller.isModalInPresentation else {
      delegate?.presentationControllerDidAttemptToDismiss?(presentation)
      return true
    }
    delegate?.presentationControllerWillDismiss?(presentation)
    controller.dismiss(animated: true) {
      delegate?.presentationControllerDidDismiss?(presentation)
    }
    return true
  }
}

extension UIViewController {
  /// The controller, its children and everything presented over it.
  fileprivate var everything: [UIViewController] {
    [self] + children.flatMap(\.everything) + (presentedViewController?.everything ?? [])
  }
}
#endif
