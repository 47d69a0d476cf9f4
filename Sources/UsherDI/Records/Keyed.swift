/// The service of a key's registration.
struct Keyed<Key> {
  /// A screen, a value that stands for one, or a coordinator.
  let made: Any

  init(_ made: Any) { self.made = made }
}

/// A service that represents a key, whose name appears in messages.
protocol KeyedForm {
  static var key: Any.Type { get }
  var made: Any { get }
}

extension Keyed: KeyedForm {
  static var key: Any.Type { Key.self }
}

/// Makes screens for keys that a test registers nothing for.
@MainActor package struct KeyPlaceholders {
  let make: @MainActor (any ScreenKey) -> any Screen

  package init(_ make: @escaping @MainActor (any ScreenKey) -> any Screen) { self.make = make }
}
