#if canImport(UIKit)
import Testing
@_spi(Test) import UIKit

/// Fields, and the keys that are pressed.
@MainActor @Suite struct FieldTests {
  final class Asked: NSObject, UITextFieldDelegate, UISearchBarDelegate {
    var heard: [String] = []
    var isPermitted = true

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      heard.append("should return \(textField.text ?? "")")
      return isPermitted
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      heard.append("search \(searchText)")
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search all") }
  }

  private let display = Display()
  private let fields = [UITextField(), UITextField()]

  private func showFields() -> UIViewController {
    let screen = display.screen("a")
    for field in fields { screen.view.addSubview(field) }
    return display.show(screen)
  }

  @Test func `Keys go to one field at a time, and to none outside a window`() {
    #expect(!fields[0].becomeFirstResponder())
    _ = showFields()
    #expect(display.user.tap(fields[0]))
    #expect(fields.map(\.isFirstResponder) == [true, false])
    #expect(display.user.tap(fields[1]))
    #expect(fields.map(\.isFirstResponder) == [false, true])
    fields[1].removeFromSuperview()
    #expect(fields.map(\.isFirstResponder) == [false, false])
    #expect(!display.user.type("x", in: display.window))
  }

  @Test func `Typed text is reported, and the return key does what its delegate allows`() {
    _ = showFields()
    let (asked, field) = (Asked(), fields[0])
    field.delegate = asked
    field.addAction(UIAction { _ in asked.heard.append("edited") }, for: .editingChanged)
    field.addAction(UIAction { _ in asked.heard.append("done") }, for: .primaryActionTriggered)
    display.user.tap(field)
    display.user.type("ab", in: display.window)
    display.user.pressReturn(in: display.window)
    asked.isPermitted = false
    display.user.clear(in: display.window)
    display.user.pressReturn(in: display.window)
    #expect(
      asked.heard == [
        "edited", "should return ab", "done", "edited", "should return ",
      ])
  }

  @Test func `A search bar in place of a title reports each change`() {
    let stack = display.show(display.stack("a"))
    let (bar, asked) = (UISearchBar(), Asked())
    bar.delegate = asked
    stack.topViewController?.navigationItem.titleView = bar
    #expect(display.user.tap(bar.searchTextField))
    display.user.type("owl", in: display.window)
    display.user.pressReturn(in: display.window)
    #expect(asked.heard == ["search owl", "search all"])
    stack.pushViewController(display.screen("b"), animated: false)
    #expect(bar.window == nil)
  }

  @Test func `Views below a sheet, and hidden or disabled ones, are not tapped`() {
    let button = UIButton(type: .system, primaryAction: UIAction { _ in })
    let screen = display.screen("a")
    screen.view.addSubview(button)
    display.show(screen)
    #expect(display.user.tap(button))
    button.isHidden = true
    #expect(!display.user.tap(button))
    button.isHidden = false
    screen.view.isUserInteractionEnabled = false
    #expect(!display.user.tap(button))
    screen.view.isUserInteractionEnabled = true
    display.present(display.screen("b"), on: screen)
    #expect(!display.user.tap(button))
  }

  @Test func `An action knows who chose it while it runs, and no longer`() {
    var chosen: UIControl?
    let action = UIAction { chosen = $0.sender as? UIControl }
    let button = UIButton(configuration: .filled(), primaryAction: action)
    let screen = display.screen("a")
    screen.view.addSubview(button)
    display.show(screen)
    display.user.tap(button)
    #expect(chosen === button)
    #expect(action.sender == nil)
  }

  @Test func `Views with nothing above them in common are not set against each other`() {
    let (one, other) = (UIView(), UIView())
    let constraint = one.topAnchor.constraint(equalTo: other.bottomAnchor)
    display.simulation.run { NSLayoutConstraint.activate([constraint]) }
    #expect(!constraint.isActive)
    #expect(display.complaints.first?.hasPrefix("NSGenericException: Unable to activate") == true)
    one.addSubview(other)
    display.simulation.run { constraint.isActive = true }
    #expect(display.complaints == [])
  }
}
#endif
