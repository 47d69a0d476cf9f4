extension Renderer {
  /// The simulated user of a window.
  ///
  /// A gesture that SwiftUI would not recognize, because its target is covered, moving or disabled,
  /// returns `false` and changes nothing.
  @_spi(Test) @MainActor public struct User {
    let window: Window
    var renderer: Renderer { window.renderer }

    /// Taps an element with a text: a button, a link, a row or a field.
    @discardableResult public func tap(_ words: String) -> Bool {
      guard let node = find(words), let action = node.primitive?.tapAction(node) else {
        return false
      }
      renderer.run(action)
      return true
    }

    /// Returns whether an element with a text can be tapped.
    public func canTap(_ words: String) -> Bool { find(words) != nil }

    private func find(_ words: String) -> ViewNode? {
      guard window.phase == .active else { return nil }
      return window.topNodes.first {
        $0.isTouchable && $0.primitive?.tapAction($0) != nil && $0.words == words
      }
    }
  }
}

extension Renderer.Window {
  /// The simulated user of the window.
  public var user: Renderer.User { Renderer.User(window: self) }
}

extension ViewNode {
  /// A Boolean value that indicates whether it is visible, enabled, on top and at rest.
  var isTouchable: Bool {
    guard isShown, environment.isEnabled, let layer, layer.child == nil, !layer.isMoving else {
      return false
    }
    return nearest { ($0.memory as? StackMemory)?.motion != nil } == nil
  }
}
