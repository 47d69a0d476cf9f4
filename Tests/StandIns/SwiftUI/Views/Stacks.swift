public import Foundation

/// The horizontal alignment of views.
public struct HorizontalAlignment: Equatable, Sendable {
  private let name: String
  /// The edge at which reading begins.
  public static let leading = HorizontalAlignment(name: "leading")
  /// In the middle.
  public static let center = HorizontalAlignment(name: "center")
  /// The edge at which reading ends.
  public static let trailing = HorizontalAlignment(name: "trailing")
}

/// The vertical alignment of views.
public struct VerticalAlignment: Equatable, Sendable {
  private let name: String
  /// At the top.
  public static let top = VerticalAlignment(name: "top")
  /// In the middle.
  public static let center = VerticalAlignment(name: "center")
  /// At the bottom.
  public static let bottom = VerticalAlignment(name: "bottom")
}

/// The alignment of views in both directions.
public struct Alignment: Equatable, Sendable {
  /// Between left and right.
  public var horizontal: HorizontalAlignment
  /// Between top and bottom.
  public var vertical: VerticalAlignment
  /// Puts both together.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  /// In the middle.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// In the lower corner after the text.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// Views one below the other.
public struct VStack<Content: View> {
  let content: Content
  /// Puts views one below the other.
  nonisolated public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

extension VStack: View {
  /// Nothing.
  public typealias Body = Never
}

extension VStack: PrimitiveView {
  func update(_ node: ViewNode) { node.show([.index(0): content]) }
}

/// Views side by side.
public struct HStack<Content: View> {
  let content: Content
  /// Puts views side by side.
  nonisolated public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
}

extension HStack: View {
  /// Nothing.
  public typealias Body = Never
}

extension HStack: PrimitiveView {
  func update(_ node: ViewNode) { node.show([.index(0): content]) }
}

/// Views one over the other.
public struct ZStack<Content: View> {
  let content: Content
  /// Puts views one over the other.
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ZStack: View {
  /// Nothing.
  public typealias Body = Never
}

extension ZStack: PrimitiveView {
  func update(_ node: ViewNode) { node.show([.index(0): content]) }
}
