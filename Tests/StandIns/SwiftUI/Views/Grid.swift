public import Foundation

/// Views in rows and columns.
public struct Grid<Content: View> {
  let content: Content
  /// Puts rows one below the other, their cells in columns.
  nonisolated public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

extension Grid: View {
  /// Nothing.
  public typealias Body = Never
}

extension Grid: PrimitiveView {
  func update(_ node: ViewNode) { node.show([.index(0): content]) }
}

/// One row of a grid.
public struct GridRow<Content: View> {
  let content: Content
  /// Puts cells side by side.
  nonisolated public init(
    alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

extension GridRow: View {
  /// Nothing.
  public typealias Body = Never
}

extension GridRow: PrimitiveView {
  func update(_ node: ViewNode) { node.show([.index(0): content]) }
}
