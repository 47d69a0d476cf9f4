#if canImport(UIKit)
import UIKit
import UsherUIKit

extension UIButton {
  /// Makes the button that a screen is for.
  static func main(_ title: String, _ act: @escaping @MainActor () -> Void) -> UIButton {
    UIButton(configuration: .filled(), primaryAction: UIAction(title: title) { _ in act() })
  }

  /// Makes the button that a screen is for, of its action.
  static func main(_ action: ScreenAction) -> UIButton {
    UIButton(configuration: .filled(), primaryAction: UIAction(action))
  }

  /// Makes another button, of an action of its screen.
  static func other(_ action: ScreenAction) -> UIButton {
    UIButton(configuration: .plain(), primaryAction: UIAction(action))
  }

  /// Makes another button.
  static func other(_ title: String, _ act: @escaping @MainActor () -> Void) -> UIButton {
    UIButton(configuration: .plain(), primaryAction: UIAction(title: title) { _ in act() })
  }
}
#endif
