/// A control that pushes a screen.
public struct NavigationLink<Label: View, Destination: View> {
  enum Target {
    case value(AnyHashable?, String)
    case view(Destination)
  }
  let target: Target
  let label: Label
}

extension NavigationLink {
  /// Pushes a view that no path contains.
  @MainActor @preconcurrency public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { self.init(target: .view(destination()), label: label()) }
}

extension NavigationLink where Label == Text {
  /// Pushes a view that no path contains.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination
  ) { self.init(target: .view(destination()), label: Text(titleKey)) }

  /// Pushes a view that no path contains.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, @ViewBuilder destination: () -> Destination
  ) { self.init(target: .view(destination()), label: Text(title)) }
}

extension NavigationLink where Destination == Never {
  /// Appends a value to the path.
  nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }, "\(P.self)"), label: label())
  }

  /// Appends a value to the path.
  nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?)
  where Label == Text { self.init(value: value) { Text(titleKey) } }

  /// Appends a value to the path.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?)
  where Label == Text { self.init(value: value) { Text(title) } }
}

extension NavigationLink: View {
  /// Nothing.
  public typealias Body = Never
}

extension NavigationLink: PrimitiveView {
  func update(_ node: ViewNode) { node.show([.index(0): label]) }
  func describe(_ node: ViewNode) -> Renderer.Element? {
    Renderer.Element(.link, title: node.words)
  }
  func tapAction(_ node: ViewNode) -> (() -> Void)? {
    switch target {
    case .value(let value, let name): return value.map { value in { follow(value, name, node) } }
    case .view(let view): return { push(view, node) }
    }
  }

  @MainActor private func follow(_ value: AnyHashable, _ name: String, _ node: ViewNode) {
    guard let stack = node.stack else { return node.complain(.deadLink(name)) }
    stack.push(value)
  }

  @MainActor private func push(_ view: Destination, _ node: ViewNode) {
    guard let stack = node.stack else { return node.complain(.deadLink("\(Destination.self)")) }
    let screen = ForeignScreen(owner: node, content: { view }, clear: nil)
    stack.add { StackEntry(nil, foreign: screen, serial: $0, in: stack) }
  }
}
