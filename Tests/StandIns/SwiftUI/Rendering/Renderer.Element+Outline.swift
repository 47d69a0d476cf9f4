extension Renderer.Element: @MainActor CustomStringConvertible {
  /// A line for each element: its kind, its title, and its marks.
  public var description: String { lines.joined(separator: "\n") }

  private var lines: [String] {
    let isBranch = kind == .tabs || kind == .pages || kind == .split || kind == .stack
    let inner = children.flatMap(\.lines)
    let shown = isSelected || isBranch ? inner : inner.filter { _ in kind != .screen }
    return [line] + shown.map { "  " + $0 }
  }

  private var line: String {
    var parts = [kind.rawValue]
    if let title { parts.append(title) }
    if !isSelected { parts.append("(behind)") }
    return parts.joined(separator: " ")
  }
}

extension Renderer.Window {
  /// The elements of the window: its content and the layers above it, the lowest first.
  public var elements: [Renderer.Element] {
    base.all.compactMap { layer in
      guard let node = layer.node else { return nil }
      let kind = Renderer.Element.Kind(rawValue: layer.kind.rawValue) ?? .window
      var element = Renderer.Element(kind, title: layer.title, value: layer.identity)
      element.anchor = layer.anchor
      node.fill(&element)
      return element
    }
  }

  /// A line for each visible element, indented.
  public var outline: String { elements.map(\.description).joined(separator: "\n") }
}

extension ViewNode {
  /// Adds the children to an element.
  func fill(_ element: inout Renderer.Element) {
    guard let primitive else {
      element.views.append(view)
      for child in children { child.fill(&element) }
      return
    }
    guard var own = primitive.describe(self) else {
      for child in children { child.fill(&element) }
      return
    }
    if own.children.isEmpty { for child in children { child.fill(&own) } }
    if !own.isContainer {
      element.views += own.views
      own.views = []
    }
    element.children.append(own)
  }

  /// The visible texts of the element.
  var words: String {
    var element = Renderer.Element(.text)
    for child in children { child.fill(&element) }
    return element.all.compactMap { $0.kind == .text ? $0.title : nil }.joined(separator: " ")
  }
}
