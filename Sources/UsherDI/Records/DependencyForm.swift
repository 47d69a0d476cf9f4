/// How a registration depends on another.
enum EdgeKind: UInt8, Sendable {
  case direct
  case optional
  case all
  case lazy
  case provider

  /// Whether the dependency is made before what depends on it.
  var isConstruction: Bool { self != .lazy && self != .provider }
}

/// A type that stands for another one's registration: `T?`, `[T]`, `Lazy<T>`, `Provider<T>`.
protocol DependencyForm {
  static var element: Any.Type { get }
  static var kind: EdgeKind { get }
}

/// A type that stands for the router of the nearest coordinator with such routes.
protocol RouterForm {
  static var route: Any.Type { get }
}
