#if canImport(UIKit)
import UIKit
import Usher

extension UIKitHost {
  /// Makes UIKit's alert; a button reports its answer once the alert has been dismissed.
  func controller(for alert: SceneAlert, _ id: NodeID) -> UIAlertController {
    let controller = UIAlertController(
      title: alert.title, message: alert.message,
      preferredStyle: alert.isDialog ? .actionSheet : .alert)
    if let field = alert.textField {
      controller.addTextField { textField in
        textField.placeholder = field.placeholder
        textField.text = field.text
      }
    }
    for (index, button) in alert.buttons.enumerated() {
      let action = UIAlertAction(title: button.title, style: button.role.style) {
        [weak self, weak controller] _ in
        self?.answered(id, index, controller?.textFields?.first?.text)
      }
      controller.addAction(action)
    }
    return controller
  }

  private func answered(_ id: NodeID, _ button: Int, _ text: String?) {
    guard presentedControllers.contains(where: { $0.element.id == id }) else { return }
    presentedControllers.removeAll { $0.element.id == id }
    note(answer: .answered(id, button: button, text: text))
  }
}

extension SceneAlert.Role {
  fileprivate var style: UIAlertAction.Style {
    switch self {
    case .normal: .default
    case .cancel: .cancel
    case .destructive: .destructive
    }
  }
}
#endif
