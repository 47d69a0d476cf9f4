extension View {
  /// Prevents the user from dismissing the sheet around the view.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(LockModifier(isLocked: isDisabled))
  }
}

struct LockModifier { let isLocked: Bool }

extension LockModifier: ViewModifier { typealias Body = Never }
extension LockModifier: PrimitiveModifier {}

extension ViewNode {
  /// A Boolean value that indicates whether a visible view here or below locks the sheet.
  var isDismissalLocked: Bool {
    guard isShown else { return false }
    return modifier(LockModifier.self)?.isLocked == true
      || children.contains { $0.isDismissalLocked }
  }
}
