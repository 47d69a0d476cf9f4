/// The progress of a task.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let label: Label
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that a task is running.
  nonisolated public init() where Label == EmptyView { label = EmptyView() }

  /// Shows the progress of a task, with a title.
  nonisolated public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
  ) where Label == Text { label = Text(titleKey) }

  /// Shows the progress of a task.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension ProgressView: View {
  /// Nothing.
  public typealias Body = Never
}

extension ProgressView: PrimitiveView {
  func update(_ node: ViewNode) { node.show([.index(0): label]) }
}

/// A placeholder for missing content.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  let label: Label
  let description: Description
  let actions: Actions

  /// Creates a placeholder with a label, a description and actions.
  @MainActor @preconcurrency public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) { (self.label, self.description, self.actions) = (label(), description(), actions()) }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// A placeholder of a search without results.
  @MainActor public static var search: Self {
    Self {
      SearchUnavailableContent.Label()
    } description: {
      SearchUnavailableContent.Description()
    } actions: {
      SearchUnavailableContent.Actions()
    }
  }
}

extension ContentUnavailableView: View {
  /// Nothing.
  public typealias Body = Never
}

extension ContentUnavailableView: PrimitiveView {
  func update(_ node: ViewNode) {
    node.show([.index(0): label, .index(1): description, .index(2): actions])
  }
}

/// The placeholder of a search without results.
public struct SearchUnavailableContent {
  /// The label of the placeholder.
  @MainActor @preconcurrency public struct Label: View {
    /// The text.
    public var body: some View { Text("No Results") }
  }

  /// The description of the placeholder.
  @MainActor @preconcurrency public struct Description: View {
    /// The text.
    public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// Nothing.
  @MainActor @preconcurrency public struct Actions: View {
    /// Nothing.
    public var body: some View { EmptyView() }
  }
}
