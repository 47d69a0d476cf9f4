extension View {
  /// Performs an action before the view first appears.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: action, disappear: nil))
  }

  /// Performs an action after the view has disappeared.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(AppearanceModifier(appear: nil, disappear: action))
  }

  /// Performs an action when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View { modifier(ChangeModifier(value: value, isInitial: initial, action: action)) }

  /// Performs an action when a value changes.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(ChangeModifier(value: value, isInitial: initial) { _, _ in action() })
  }
}

struct AppearanceModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?
}

extension AppearanceModifier: ViewModifier { typealias Body = Never }

extension AppearanceModifier: PrimitiveModifier {
  func shownDidChange(_ node: ViewNode) { tell(node) }
  func listDidChange(_ node: ViewNode) { tell(node) }

  /// Reports an appearance, except for an empty list, which neither appears nor disappears.
  @MainActor private func tell(_ node: ViewNode) {
    let isSeen = node.isShown && !node.isEmptyList
    guard isSeen != ((node.memory as? Kept<Bool>)?.value ?? false) else { return }
    node.memory = Kept(isSeen)
    guard let action = isSeen ? appear : disappear else { return }
    let isTwice = isSeen && node.renderer.behaves(.appearsTwice)
    node.renderer.afterUpdate(action)
    if isTwice { node.renderer.afterUpdate(action) }
  }
}

struct ChangeModifier<V: Equatable> {
  let value: V
  let isInitial: Bool
  let action: (V, V) -> Void
}

extension ChangeModifier: ViewModifier { typealias Body = Never }

extension ChangeModifier: PrimitiveModifier {
  func update(_ node: ViewNode, _ content: any View) {
    let old = (node.memory as? Kept<V>)?.value
    node.memory = Kept(value)
    let (action, value) = (action, value)
    if let old, old != value { node.renderer.afterUpdate { action(old, value) } }
    if old == nil, isInitial { node.renderer.afterUpdate { action(value, value) } }
    node.show([.index(0): content])
  }
}

/// A value that a node stores.
final class Kept<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
