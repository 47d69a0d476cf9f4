#if canImport(UIKit)
import UIKit
import Usher

extension UIKitHost {
  /// Makes UIKit's alert; a button reports its answer once the alert has been dismissed.
  ///
  /// UIKit allows one button that cancels; further ones look like any other.
  func element(for alert: SceneAlert, _ node: Node) -> ControllerNode {
    let (id, question) = (node.id, ControllerNode.Question())
    let controller = UIAlertController(
      title: alert.title, message: alert.message,
      preferredStyle: alert.isDialog ? .actionSheet : .alert)
    if let field = alert.textField {
      controller.addTextField { textField in
        textField.placeholder = field.placeholder
        textField.text = field.text
      }
    }
    let cancelling = alert.buttons.firstIndex { $0.role == .cancel }
    for (index, button) in alert.buttons.enumerated() {
      let isSecond = button.role == .cancel && index != cancelling
      let style = isSecond ? .default : button.role.style
      let action = UIAlertAction(title: button.title, style: style) {
        [weak self, weak controller] _ in
        self?.answered(id, index, controller?.textFields?.first?.text, question)
      }
      controller.addAction(action)
    }
    let element = ControllerNode(node, controller)
    element.question = question
    return element
  }

  private func answered(
    _ id: NodeID, _ button: Int, _ text: String?, _ question: ControllerNode.Question
  ) {
    if let late = exchange(&question.answer, with: nil) {
      return late.resolve(button: button, text: text)
    }
    guard presentedControllers.contains(where: { $0.element.id == id }) else { return }
    presentedControllers.removeAll { $0.element.id == id }
    report(answer: .answered(id, button: button, text: text))
  }

  /// Reports a fact; for an alert that is leaving, the chosen button is known only later.
  func report(early fact: Fact) {
    guard case .dismissed(let id) = fact,
      let question = presentedControllers.first(where: { $0.element.id == id })?.element.question,
      let answer = director?.claimAnswer(to: id)
    else {
      director?.report(fact)
      return
    }
    director?.report(fact)
    // A guard may keep the alert.
    if director?.tree.node(id) != nil { answer.giveBack() } else { question.answer = answer }
  }
}

extension ControllerNode {
  /// The state of an alert; it lives as long as its buttons may call back.
  @MainActor final class Question {
    /// The pending answer, once the alert has left the tree.
    var answer: LateAnswer?
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
