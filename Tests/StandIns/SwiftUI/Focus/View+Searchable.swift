extension View {
  /// Adds a search field to the navigation bar.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(field: TextField(text: text) { prompt ?? Text("Search") }))
  }

  /// Adds a search field to the navigation bar.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { modifier(SearchModifier(field: TextField(text: text) { Text(prompt) })) }

  /// Adds a search field to the navigation bar, which a binding activates.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchModifier(
        field: TextField(text: text) { prompt ?? Text("Search") }, isPresented: isPresented))
  }
}

/// The placement of a search field.
public struct SearchFieldPlacement: Sendable {
  private let name: String
  /// The system's default.
  public static let automatic = SearchFieldPlacement(name: "automatic")
}

struct SearchModifier {
  let field: TextField<Text>
  var isPresented: Binding<Bool>?
}

extension SearchModifier: ViewModifier { typealias Body = Never }

extension SearchModifier: PrimitiveModifier {
  func update(_ node: ViewNode, _ content: any View) {
    if let isPresented { _ = node.read(isPresented) }
    node.show([.index(1): field, .index(0): content])
  }
}

extension SearchModifier: FocusBinding {
  var requests: Int { 0 }
  func take() { if isPresented?.wrappedValue == false { isPresented?.wrappedValue = true } }
  func resign() {}
}

extension StackMemory {
  /// A Boolean value that indicates whether an active search keeps the screens of a path that is
  /// cleared.
  var isHeldBySearch: Bool {
    let nodes = (root?.all ?? []) + entries.flatMap(\.node.all)
    return renderer.behaves(.searchHoldsPath)
      && nodes.contains { $0.modifier(SearchModifier.self)?.isPresented?.wrappedValue ?? false }
  }
}
