public import Foundation

extension View {
  /// Sets the size.
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { modifier(FrameModifier(width: width, height: height)) }

  /// Centers the view at a position in its parent, and takes the parent's whole size.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    modifier(PositionModifier(center: CGPoint(x: x, y: y)))
  }
}

struct FrameModifier {
  let width: CGFloat?
  let height: CGFloat?
}

extension FrameModifier: ViewModifier { typealias Body = Never }
extension FrameModifier: PrimitiveModifier {}

struct PositionModifier { let center: CGPoint }

extension PositionModifier: ViewModifier { typealias Body = Never }
extension PositionModifier: PrimitiveModifier {}

extension ViewNode {
  /// The frame in the parent, if size and position are set.
  var placement: CGRect? {
    guard let center = parent?.modifier(PositionModifier.self)?.center, let frame = sized,
      let width = frame.width, let height = frame.height
    else { return nil }
    return CGRect(
      x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// The nearest size that is set below.
  private var sized: FrameModifier? { modifier(FrameModifier.self) ?? children.first?.sized }
}
