/// The role of a button.
public struct ButtonRole: Equatable, Sendable {
  private let name: String
  /// The action is destructive.
  public static let destructive = ButtonRole(name: "destructive")
  /// The action cancels.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A control that performs an action.
public struct Button<Label: View> {
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  /// Makes a button with a label.
  @preconcurrency nonisolated public init(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { self.init(role: nil, action: action, label: label) }

  /// Makes a button with a role and a label.
  @preconcurrency nonisolated public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { (self.role, self.action, self.label) = (role, action, label()) }
}

extension Button where Label == Text {
  /// Makes a button with a title.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { Text(titleKey) } }

  /// Makes a button with a title.
  @_disfavoredOverload @preconcurrency
  nonisolated public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { Text(title) } }

  /// Makes a button with a role and a title.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(titleKey) } }

  /// Makes a button with a role and a title.
  @_disfavoredOverload @preconcurrency
  nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { Text(title) } }
}

extension Button: View {
  /// Nothing.
  public typealias Body = Never
}

extension Button: PrimitiveView {
  func update(_ node: ViewNode) { node.show([.index(0): label]) }
  func describe(_ node: ViewNode) -> Renderer.Element? {
    Renderer.Element(.button, title: node.words)
  }
  func tapAction(_ node: ViewNode) -> (() -> Void)? { { action() } }
}
