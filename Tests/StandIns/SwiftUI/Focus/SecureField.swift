/// A field for secret text.
public struct SecureField<Label: View> {
  let field: TextField<Label>
  /// Makes a field with a label.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) { field = TextField(text: text, prompt: prompt, label: label) }
}

extension SecureField where Label == Text {
  /// Makes a field with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }
}

extension SecureField: View {
  /// Nothing.
  public typealias Body = Never
}

extension SecureField: PrimitiveView {
  func update(_ node: ViewNode) { node.show([.index(0): field]) }
}

extension TextField where Label == Text {
  /// Creates a field with a title and a prompt.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }
}
