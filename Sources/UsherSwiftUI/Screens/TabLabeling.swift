/// A screen, or a view, that says which image its tab has.
@MainActor public protocol TabLabeling {
  /// The name of a symbol.
  var tabImage: String { get }
}
