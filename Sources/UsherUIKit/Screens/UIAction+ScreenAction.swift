#if canImport(UIKit)
public import UIKit
public import Usher

extension UIAction {
  /// Makes an action for buttons and menus that performs an action of a screen.
  ///
  /// A button is disabled by its own `isEnabled`; set it to that of the screen's action.
  public convenience init(_ action: ScreenAction) {
    self.init(title: action.title) { _ in action.perform() }
  }
}
#endif
