/// The role of a tab.
public struct TabRole: Hashable, Sendable {
  let name: String
  /// A tab with a search.
  public static var search: TabRole { TabRole(name: "search") }
}

/// The label that a title and a picture make.
public struct DefaultTabLabel {
  let title: String
}

extension DefaultTabLabel: View {
  /// Nothing.
  public typealias Body = Never
}

extension DefaultTabLabel: PrimitiveView {
  func update(_ node: ViewNode) { node.show([.index(0): Text(verbatim: title)]) }
}

/// A tab with its label in the bar and its content.
public struct Tab<Value, Content, Label> {
  let value: Value?
  let content: Content
  let label: Label
  var role: TabRole?
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  /// The type of the tab's value.
  public typealias TabValue = Value
  /// The tab itself.
  public typealias Body = Self
}

extension Tab: PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
  func items(_ keys: [ViewNode.Key], _ node: ViewNode) -> [TabItem] {
    let tag = value.map { AnyHashable($0) }
    let title = node.words(of: label)
    return [TabItem(key: .id(keys), tag: tag, title: title, role: role, content: content)]
  }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// Makes a tab with a label.
  nonisolated public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(value: value, content: content(), label: label()) }

  /// Makes a tab with a role and a label.
  nonisolated public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(value: value, content: content(), label: label(), role: role) }

  /// Makes a tab with a title and a picture.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(value: value, content: content(), label: DefaultTabLabel(title: titleKey.text))
  }

  /// Makes a tab with a title and a picture.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(value: value, content: content(), label: DefaultTabLabel(title: String(title)))
  }

  /// Makes a tab with a title, a picture and a role.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(value: value, content: content(), label: DefaultTabLabel(title: String(title)))
  }
}

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
  /// Makes a tab without a value.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(value: nil, content: content(), label: DefaultTabLabel(title: titleKey.text))
  }
}
