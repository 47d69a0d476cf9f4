public import Foundation

/// The color or pattern of a shape.
public protocol ShapeStyle: Sendable {}

/// A color.
public struct Color: Hashable, ShapeStyle {
  private let name: String
  /// Red.
  public static let red = Color(name: "red")
  /// Green.
  public static let green = Color(name: "green")
  /// Gray.
  public static let gray = Color(name: "gray")
  /// Blue.
  public static let blue = Color(name: "blue")
  /// No color.
  public static let clear = Color(name: "clear")
}

extension Color: View {
  /// Nothing.
  public typealias Body = Never
}

extension Color: PrimitiveView {
  func update(_ node: ViewNode) { node.show([:]) }
}

/// The foreground color in different strengths.
public struct HierarchicalShapeStyle: ShapeStyle {
  fileprivate let level: Int
  /// The strongest color.
  public static let primary = HierarchicalShapeStyle(level: 1)
  /// A weaker color.
  public static let secondary = HierarchicalShapeStyle(level: 2)
  /// A still weaker color.
  public static let tertiary = HierarchicalShapeStyle(level: 3)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The strongest color.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 1) }
  /// A weaker color.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 2) }
  /// A still weaker color.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle(level: 3) }
}

/// The background color.
public struct BackgroundStyle: ShapeStyle {
  /// Makes the style.
  public init() {}
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background color.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// The rule for the inside of a shape.
public struct FillStyle: Equatable, Sendable {
  /// Fills every part.
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

extension Shape {
  /// Fills the shape.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some View { EmptyView() }
}

extension Path {
  /// Draws a path.
  public init(_ callback: (inout Path) -> Void) {
    self.init()
    callback(&self)
  }

  /// The smallest rectangle that contains the path.
  public var boundingRect: CGRect {
    let xs = corners.flatMap { [$0.minX, $0.maxX] }
    let ys = corners.flatMap { [$0.minY, $0.maxY] }
    let (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: x, y: y, width: (xs.max() ?? 0) - x, height: (ys.max() ?? 0) - y)
  }

  /// Moves without drawing.
  public mutating func move(to end: CGPoint) { pass(end) }
  /// Draws a line.
  public mutating func addLine(to end: CGPoint) { pass(end) }
  /// Draws a curve.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    pass(control)
    pass(end)
  }
  /// Draws a line back to the start of the subpath.
  public mutating func closeSubpath() {}

  private mutating func pass(_ point: CGPoint) {
    corners.append(CGRect(origin: point, size: .zero))
  }
}
