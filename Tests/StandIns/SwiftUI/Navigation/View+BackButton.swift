extension View {
  /// Hides the back button of the screen, and disables the swipe.
  nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View
  {
    modifier(BackButtonModifier(isHidden: hidesBackButton))
  }
}

struct BackButtonModifier { let isHidden: Bool }

extension BackButtonModifier: ViewModifier { typealias Body = Never }
extension BackButtonModifier: PrimitiveModifier {}

extension ViewNode {
  /// A Boolean value that indicates whether a visible view here or below hides the back button.
  var hidesBackButton: Bool {
    guard isShown else { return false }
    return modifier(BackButtonModifier.self)?.isHidden == true
      || children.contains { $0.hidesBackButton }
  }
}
