public import Foundation

extension SimulatedUser {
  /// Taps a row, which is selected by that.
  @discardableResult public func tapRow(at indexPath: IndexPath, in table: UITableView) -> Bool {
    guard table.isTouchable, let row = table.cellForRow(at: indexPath),
      row.isUserInteractionEnabled
    else { return false }
    simulation.run { table.select(indexPath) }
    return true
  }

  /// Types into the focused field.
  @discardableResult public func type(_ text: String, in window: UIWindow) -> Bool {
    edit(in: window) { $0 + text }
  }

  /// Clears the focused field.
  @discardableResult public func clear(in window: UIWindow) -> Bool { edit(in: window) { _ in "" } }

  /// Presses the return key.
  @discardableResult public func pressReturn(in window: UIWindow) -> Bool {
    guard let field = window.firstResponder as? UITextField else { return false }
    simulation.run { field.takeReturn() }
    return true
  }

  private func edit(in window: UIWindow, _ change: (String) -> String) -> Bool {
    guard let field = window.firstResponder as? UITextField, field.isEnabled else { return false }
    simulation.run { field.edit(change(field.text ?? "")) }
    return true
  }
}

extension UIView {
  /// A Boolean value that indicates whether the user can touch it: no view around it is hidden,
  /// disabled, or covered.
  var isTouchable: Bool {
    guard window != nil, isInteractive else { return false }
    return responsibleController?.isTouchable ?? true
  }

  private var isInteractive: Bool {
    !isHidden && isUserInteractionEnabled && (superview?.isInteractive ?? true)
  }

  var responsibleController: UIViewController? {
    controller ?? superview?.responsibleController
  }
}
