@_spi(Test) import SwiftUI

/// Somebody's hand in front of views.
@MainActor struct ViewHand: Hand {
  private let renderer: Renderer
  private var finger: Renderer.Element?

  init(_ renderer: Renderer) { self.renderer = renderer }

  private var user: Renderer.User { renderer.user }

  /// What there is to be read and touched on top, from top to bottom; alerts have their buttons.
  var things: [Renderer.Element] {
    guard let top = renderer.window.elements.last else { return [] }
    return top.reachable.filter { [.button, .field, .link].contains($0.kind) }
  }

  /// What can be read on top.
  var texts: [String] {
    guard let top = renderer.window.elements.last else { return [] }
    return top.reachable.flatMap { [$0.title, $0.value as? String].compactMap(\.self) }
  }

  mutating func find(_ text: String) -> Bool {
    guard let thing = things.first(where: { $0.says(text) && isEnabled($0) }) else { return false }
    if thing.kind == .field { return tap(thing) }
    finger = thing
    return true
  }

  mutating func tap(beginningWith text: String) -> Bool {
    let thing = things.first {
      $0.title?.lowercased().hasPrefix(text.lowercased()) ?? false && isEnabled($0)
    }
    return thing.map { tap($0) } ?? false
  }

  mutating func tapField() -> Bool {
    things.first { $0.kind == .field }.map { tap($0) } ?? false
  }

  mutating func enter() -> Bool {
    if let thing = finger { return tap(thing) }
    guard let field = user.focusedField else {
      return things.first { isEnabled($0) }.map { tap($0) } ?? false
    }
    let things = self.things
    guard user.pressReturn() else { return false }
    renderer.settle()
    guard user.focusedField == nil, let index = things.firstIndex(where: { $0.title == field })
    else { return true }
    finger = things.dropFirst(index + 1).first
    return true
  }

  func type(_ text: String) -> Bool { user.type(text) }
  func clear() -> Bool { user.clear() }
  func putKeyboardAway() -> Bool { user.putKeyboardAway() }

  private mutating func tap(_ thing: Renderer.Element) -> Bool {
    finger = nil
    let title = thing.title ?? ""
    if isAsked { return user.answer(title) }
    return thing.kind == .field ? user.focus(on: title) : user.tap(title)
  }

  /// Whether an alert or a dialog lies on top, whose buttons close it.
  private var isAsked: Bool {
    let kind = renderer.window.elements.last?.kind
    return kind == .alert || kind == .dialog
  }

  private func isEnabled(_ thing: Renderer.Element) -> Bool {
    thing.kind == .field || user.canTap(thing.title ?? "")
  }
}

extension Renderer.Element {
  /// What it is made of that is not behind something else.
  fileprivate var reachable: [Renderer.Element] {
    isSelected ? [self] + children.flatMap(\.reachable) : []
  }

  /// Whether it says a text, whatever the case.
  fileprivate func says(_ text: String) -> Bool {
    [title, value as? String].compactMap(\.self).contains {
      $0.lowercased().contains(text.lowercased())
    }
  }
}
