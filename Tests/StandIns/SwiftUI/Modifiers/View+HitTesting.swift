extension View {
  /// Lets the view and what is below it take touches, or leave them to what lies behind.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }
}

struct HitTestingModifier { let isEnabled: Bool }

extension HitTestingModifier: ViewModifier { typealias Body = Never }
extension HitTestingModifier: PrimitiveModifier {}

extension ViewNode {
  /// Whether it takes touches where it lies.
  var takesTouches: Bool {
    nearest { $0.modifier(HitTestingModifier.self)?.isEnabled == false } == nil
  }
}
