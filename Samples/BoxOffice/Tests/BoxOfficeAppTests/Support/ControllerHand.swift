@_spi(Test) import UIKit

/// Somebody's hand in front of view controllers.
@MainActor struct ControllerHand: Hand {
  let user: SimulatedUser
  /// The view controller in front.
  weak var screen: UIViewController?
  private var finger: Thing?

  init(_ user: SimulatedUser, _ screen: UIViewController? = nil) {
    (self.user, self.screen) = (user, screen)
  }

  private var front: Front { Front(screen: screen) }
  private var window: UIWindow? { screen?.viewIfLoaded?.window }
  private var focused: UITextField? {
    front.things.lazy.compactMap(\.field).first { $0.isFirstResponder }
  }

  var texts: [String] { front.texts }

  mutating func find(_ text: String) -> Bool {
    guard let thing = front.things.first(where: { $0.says(text) }) else { return false }
    if case .field(let field) = thing { return user.tap(field) }
    finger = thing
    return true
  }

  mutating func tap(beginningWith text: String) -> Bool {
    let thing = front.things.first { $0.title.lowercased().hasPrefix(text.lowercased()) }
    return thing.map { tap($0) } ?? false
  }

  mutating func tapField() -> Bool {
    front.things.first { $0.field != nil }.map { tap($0) } ?? false
  }

  mutating func enter() -> Bool {
    if let thing = finger { return tap(thing) }
    let things = front.things
    guard let index = things.firstIndex(where: { $0.field?.isFirstResponder ?? false }) else {
      return things.first.map { tap($0) } ?? false
    }
    guard let window, user.pressReturn(in: window) else { return false }
    finger = focused == nil ? things.dropFirst(index + 1).first : nil
    return true
  }

  func type(_ text: String) -> Bool { window.map { user.type(text, in: $0) } ?? false }
  func clear() -> Bool { window.map { user.clear(in: $0) } ?? false }
  func putKeyboardAway() -> Bool { focused?.resignFirstResponder() ?? false }

  private mutating func tap(_ thing: Thing) -> Bool {
    finger = nil
    switch thing {
    case .row(let path, let table, _): return user.tapRow(at: path, in: table)
    case .field(let field): return user.tap(field)
    case .button(let button): return user.tap(button)
    case .answer(let action, let alert): return user.tap(action, in: alert)
    }
  }
}
