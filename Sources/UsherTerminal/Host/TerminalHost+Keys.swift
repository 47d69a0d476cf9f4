#if os(macOS) || os(Linux)
extension TerminalHost {
  /// Returns `false` if the key has no effect here.
  @discardableResult
  func press(_ key: Key) -> Bool {
    guard phase == .running else { return false }
    let scene = scene()
    guard phase == .running, let screen = scene.tree.active else { return false }
    let handler = KeyHandler(host: self, scene: scene, screen: screen)
    return handler.edit(key) || handler.move(key) || handler.act(key)
  }

  /// Returns `false` if no element contains the text.
  func select(containing text: String) -> Bool {
    let scene = scene()
    guard let screen = scene.tree.active else { return false }
    let handler = KeyHandler(host: self, scene: scene, screen: screen)
    guard let index = handler.body.firstElement(containing: text) else { return false }
    handler.select(index)
    return true
  }

  var selectedField: Line.Field? {
    let scene = scene()
    guard let screen = scene.tree.active else { return nil }
    return KeyHandler(host: self, scene: scene, screen: screen).focus?.field
  }
}

extension Body {
  /// The first element that contains the text, ignoring case.
  package func firstElement(containing text: String) -> Int? {
    let text = text.lowercased()
    return elements(in: 0..<elementCount).first { index, element in
      let shown = rows(in: element.rows).joined().filter { $0.element == index }
      return shown.map(\.text).joined(separator: " ").lowercased().contains(text)
        || element.id.title.lowercased().contains(text)
    }?.index
  }
}

extension Body.Fragment {
  fileprivate var text: String {
    switch kind {
    case .text(let text, _): text
    case .field(let field): field.isSecure ? "" : field.text
    }
  }
}
#endif
