public import Foundation

/// A side of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  /// The upper side.
  case top
  /// The side where reading begins.
  case leading
  /// The lower side.
  case bottom
  /// The side where reading ends.
  case trailing
}

/// A point in a rectangle, from 0 to 1 in each direction.
public struct UnitPoint: Hashable, Sendable {
  /// The distance from the left.
  public var x: CGFloat
  /// The distance from the top.
  public var y: CGFloat
  /// Makes a point.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  /// The center.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
}

/// A frame in a view, measured later.
public struct Anchor<Value> {
  /// The rectangle to measure.
  public struct Source {
    let value: Value?
  }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor.Source where Value == CGRect {
  /// A part of the view.
  public static func rect(_ r: CGRect) -> Anchor<Value>.Source { Self(value: r) }
  /// The whole view.
  public static var bounds: Anchor<CGRect>.Source { Self(value: nil) }
}

/// The point or rectangle of a popover's arrow.
public enum PopoverAttachmentAnchor {
  /// A part of the view.
  case rect(Anchor<CGRect>.Source)
  /// A point of the view.
  case point(UnitPoint)
}

extension View {
  /// Presents a popover while a condition is true.
  nonisolated public func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentationModifier(.popover, isPresented, nil, content).pointing(to: attachmentAnchor))
  }

  /// Presents a popover for an item while there is one.
  nonisolated public func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(PresentationModifier(.popover, item, nil, content).pointing(to: attachmentAnchor))
  }
}

extension PresentationModifier {
  nonisolated fileprivate func pointing(to anchor: PopoverAttachmentAnchor) -> Self {
    var modifier = self
    modifier.anchor = anchor
    return modifier
  }
}

extension PopoverAttachmentAnchor {
  /// The part of the view to point to, or `nil` for the whole view.
  var rect: CGRect? {
    guard case .rect(let source) = self else { return nil }
    return source.value
  }
}
