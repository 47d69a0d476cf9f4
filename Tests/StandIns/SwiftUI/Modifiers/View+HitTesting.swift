extension View {
  /// Lets the view and its children take touches, or leaves them to the views behind.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }
}

struct HitTestingModifier { let isEnabled: Bool }

extension HitTestingModifier: ViewModifier { typealias Body = Never }
extension HitTestingModifier: PrimitiveModifier {}

extension ViewNode {
  /// Complains of a controller beside a view that takes the touches for views below both.
  func checkTouches() {
    let isBeside = nearest { $0.key == .index(1) && $0.parent?.isBesideModifier ?? false } != nil
    let leavesTouches = nearest { $0.modifier(HitTestingModifier.self)?.isEnabled == false } != nil
    if isBeside, !leavesTouches { complain(.touchesTaken) }
  }

  private var isBesideModifier: Bool {
    (view as? any ModifiedView)?.anyModifier is any BesideModifier
  }
}
