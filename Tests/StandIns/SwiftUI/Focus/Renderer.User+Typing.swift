extension Renderer.User {
  /// Taps a field, which takes the typed text from now on.
  @discardableResult public func focus(on title: String) -> Bool {
    guard window.phase == .active else { return false }
    let field = window.topNodes.first {
      $0.memory is FieldMemory && $0.isTouchable && $0.words == title
    }
    guard let field else { return false }
    renderer.run { window.focus.move(to: field) }
    return true
  }

  /// The title of the focused field.
  public var focusedField: String? { field?.words }

  /// Appends a typed text to the focused field.
  @discardableResult public func type(_ text: String) -> Bool { edit { $0 + text } }

  /// Empties the focused field.
  @discardableResult public func clear() -> Bool { edit { _ in "" } }

  /// Presses the return key, which hides the keyboard unless the app sets the focus again.
  @discardableResult public func pressReturn() -> Bool {
    guard let field else { return false }
    let requests = field.focusBinding?.requests
    for submit in field.line.compactMap({ $0.modifier(SubmitModifier.self) }) {
      renderer.run(submit.action)
    }
    if field.focusBinding?.requests == requests { putKeyboardAway() }
    return true
  }

  /// Hides the keyboard.
  @discardableResult public func putKeyboardAway() -> Bool {
    guard field != nil else { return false }
    renderer.run { window.focus.move(to: nil) }
    return true
  }

  private var field: ViewNode? {
    guard window.phase == .active, let field = window.focus.field, field.isTouchable else {
      return nil
    }
    return field
  }

  private func edit(_ change: (String) -> String) -> Bool {
    guard let field, let memory = field.memory as? FieldMemory else { return false }
    renderer.run { memory.text.wrappedValue = change(memory.text.wrappedValue) }
    field.invalidate()
    return true
  }
}

extension ViewNode {
  /// The node and all above it, the nearest first.
  var line: [ViewNode] {
    var line: [ViewNode] = []
    _ = nearest {
      line.append($0)
      return false
    }
    return line
  }
}
