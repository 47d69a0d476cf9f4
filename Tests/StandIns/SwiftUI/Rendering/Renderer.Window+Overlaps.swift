extension Renderer.Window {
  /// The views that overlap, by their texts: those of one list in a `ZStack`.
  ///
  /// The lists of a window, a stack's screen, a sheet, a tab and a column are stacked vertically.
  public var overlaps: [[String]] {
    nodes.filter { $0.isShown && $0.view is any LayeringView }
      .map { $0.children.flatMap(\.list).map(\.allWords).filter { !$0.isEmpty } }
      .filter { $0.count > 1 }
  }
}

/// A container that stacks views over each other.
@MainActor protocol LayeringView {}

extension ZStack: LayeringView {}

extension ViewNode {
  /// The texts in the element.
  fileprivate var allWords: String {
    var element = Renderer.Element(.text)
    fill(&element)
    return element.all.compactMap { $0.kind == .text ? $0.title : nil }.joined(separator: " ")
  }
}
