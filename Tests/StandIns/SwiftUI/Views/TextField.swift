/// A field for text.
public struct TextField<Label: View> {
  let text: Binding<String>
  let label: Label
  /// Makes a field with a label.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) { (self.text, self.label) = (text, label()) }
}

extension TextField where Label == Text {
  /// Makes a field with a title.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }
  /// Makes a field with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }
}

extension TextField: View {
  /// Nothing.
  public typealias Body = Never
}

extension TextField: PrimitiveView {
  func update(_ node: ViewNode) {
    node.memory = FieldMemory(text)
    _ = node.read(text)
    node.show([.index(0): label])
  }
  func describe(_ node: ViewNode) -> Renderer.Element? {
    Renderer.Element(.field, title: node.words, value: text.wrappedValue)
  }
  func remove(_ node: ViewNode) {
    if node.renderer.behaves(.keepsFields) { node.renderer.keptField = node.environment }
  }
}

/// The state of a field.
final class FieldMemory {
  let text: Binding<String>
  init(_ text: Binding<String>) { self.text = text }
}

/// A switch.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let label: Label
  /// Makes a switch with a label.
  @MainActor @preconcurrency public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    (self.isOn, self.label) = (isOn, label())
  }
}

extension Toggle where Label == Text {
  /// Makes a switch with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    (self.isOn, label) = (isOn, Text(title))
  }
}

extension Toggle: View {
  /// Nothing.
  public typealias Body = Never
}

extension Toggle: PrimitiveView {
  func update(_ node: ViewNode) {
    _ = node.read(isOn)
    node.show([.index(0): label])
  }
  func describe(_ node: ViewNode) -> Renderer.Element? {
    Renderer.Element(.toggle, title: node.words, value: isOn.wrappedValue)
  }
  func tapAction(_ node: ViewNode) -> (() -> Void)? {
    {
      isOn.wrappedValue.toggle()
      node.invalidate()
    }
  }
}
