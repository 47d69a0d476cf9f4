public import Foundation

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  private let height: String
  /// Half of the screen.
  public static let medium = PresentationDetent(height: "medium")
  /// The whole screen.
  public static let large = PresentationDetent(height: "large")
  /// A fraction of the screen.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(height: "\(fraction) of the screen")
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(height: "\(height)")
  }
}

extension View {
  /// Sets the heights of the sheet around the view.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(DetentModifier(detents: detents, selection: nil))
  }

  /// Sets the heights of the sheet around the view, and binds the selected one.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { modifier(DetentModifier(detents: detents, selection: selection)) }
}

struct DetentModifier {
  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>?
}

extension DetentModifier: ViewModifier { typealias Body = Never }

extension DetentModifier: PrimitiveModifier {
  func update(_ node: ViewNode, _ content: any View) {
    node.show([.index(0): content])
    if let selection, !detents.contains(node.read(selection)) {
      node.complain(.unsupported("The selected detent is not one of the sheet's."))
    }
  }
}
