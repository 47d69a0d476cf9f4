public import Foundation

/// The outline of a shape.
public struct Path: Equatable, Sendable {
  var corners: [CGRect] = []
  /// Makes an empty path.
  public init() {}
  /// Makes a path with the corners of a rectangle.
  public init(_ rect: CGRect) { corners = [rect] }
  /// A Boolean value that indicates whether there is nothing to draw.
  public var isEmpty: Bool { corners.isEmpty }
}

/// A shape to draw as a view.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// Returns the outline of the shape in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  /// The shape, drawn in the color of the foreground.
  @MainActor public var body: some View { EmptyView() }
}
