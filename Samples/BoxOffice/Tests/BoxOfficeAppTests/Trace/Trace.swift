#if canImport(UIKit)
import UIKit

/// What UIKit shows and calls while the box office is used, line by line.
///
/// On Linux it is recorded from what stands in for UIKit, on a device from UIKit: where the two differ, the
/// stand-in is wrong.
@MainActor final class Trace: NSObject, UINavigationControllerDelegate {
  private(set) var lines: [String] = []
  private let window: UIWindow

  init(_ window: UIWindow) { self.window = window }

  /// Uses the box office as a script says, and writes down what is seen after each line.
  func play(
    _ script: String, open: (String) -> Void, rest: () async -> Void
  ) async -> String {
    await rest()
    for act in script.split(separator: "\n").map(String.init) where !act.hasPrefix("#") {
      lines.append("> \(act)")
      watch()
      perform(act, open)
      await rest()
      describe(window.rootViewController, "  ")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func perform(_ act: String, _ open: (String) -> Void) {
    let words = act.split(separator: " ").map(String.init)
    switch words[0] {
    case "open": open(words[1])
    case "tab": tabs?.selectedIndex = (Int(words[1]) ?? 1) - 1
    case "back": stack?.popViewController(animated: true)
    case "dismiss": window.rootViewController?.dismiss(animated: true)
    default: lines.append("? \(act)")
    }
  }

  private var tabs: UITabBarController? { window.rootViewController as? UITabBarController }
  private var stack: UINavigationController? {
    tabs?.selectedViewController as? UINavigationController
  }

  /// Becomes the delegate of every stack, as an app may.
  private func watch() {
    for stack in (tabs?.viewControllers ?? []).compactMap({ $0 as? UINavigationController }) {
      stack.delegate = self
    }
  }

  private func describe(_ controller: UIViewController?, _ indent: String) {
    guard let controller else { return lines.append("\(indent)nothing") }
    let isSelected = (controller.parent as? UITabBarController)?.selectedViewController
    lines.append("\(indent)\(name(controller))\(isSelected === controller ? " •" : "")")
    let content =
      (controller as? UINavigationController)?.viewControllers
      ?? (controller as? UITabBarController)?.viewControllers ?? []
    for child in content { describe(child, indent + "  ") }
    for child in controller.children where !content.contains(where: { $0 === child }) {
      lines.append("\(indent)  child \(name(child))")
    }
    guard controller.parent == nil, let presented = controller.presentedViewController else {
      return
    }
    lines.append("\(indent)presents")
    describe(presented, indent + "  ")
  }

  private func name(_ controller: UIViewController) -> String {
    let type = String(describing: type(of: controller))
    return controller.title.map { "\(type) “\($0)”" } ?? type
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { lines.append("  will show \(name(viewController))") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { lines.append("  did show \(name(viewController))") }
}
#endif
