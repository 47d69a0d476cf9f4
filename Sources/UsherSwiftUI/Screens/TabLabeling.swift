/// A screen or a view that names the image of its tab.
@MainActor public protocol TabLabeling {
  /// The name of a symbol.
  var tabImage: String { get }
}
