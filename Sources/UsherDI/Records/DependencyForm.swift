/// A type that stands for another one's registration: `T?`, `[T]`, `Lazy<T>`, `Provider<T>`.
protocol DependencyForm {
  static var element: Any.Type { get }
  static var kind: Edge.Kind { get }
}

/// An optional without its static type.
protocol OptionalForm: DependencyForm {
  static func content(of value: Any) -> Any?
}

/// The router of the nearest coordinator with such routes.
protocol RouterForm {
  static var route: Any.Type { get }
}
