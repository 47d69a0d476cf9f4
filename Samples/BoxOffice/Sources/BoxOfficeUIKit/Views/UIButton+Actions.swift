#if canImport(UIKit)
import UIKit

extension UIButton {
  /// Makes the button that a screen is for.
  static func main(_ title: String, _ act: @escaping @MainActor () -> Void) -> UIButton {
    UIButton(configuration: .filled(), primaryAction: UIAction(title: title) { _ in act() })
  }

  /// Makes another button.
  static func other(_ title: String, _ act: @escaping @MainActor () -> Void) -> UIButton {
    UIButton(configuration: .plain(), primaryAction: UIAction(title: title) { _ in act() })
  }
}
#endif
