extension View {
  /// Puts a field for a search into the navigation bar.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchModifier(field: TextField(text: text) { prompt ?? Text("Search") }))
  }

  /// Puts a field for a search into the navigation bar.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { modifier(SearchModifier(field: TextField(text: text) { Text(prompt) })) }
}

/// Where the field of a search stands.
public struct SearchFieldPlacement: Sendable {
  private let name: String
  /// As the system likes it.
  public static let automatic = SearchFieldPlacement(name: "automatic")
}

struct SearchModifier { let field: TextField<Text> }

extension SearchModifier: ViewModifier { typealias Body = Never }

extension SearchModifier: PrimitiveModifier {
  func update(_ node: ViewNode, _ content: any View) {
    node.show([.index(1): field, .index(0): content])
  }
}
