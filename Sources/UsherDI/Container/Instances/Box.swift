/// A value without its static type.
class AnyBox {
  var any: Any { () }

  /// The value, with the type it was boxed as.
  final func value<T>(_ type: T.Type) -> T {
    guard let box = self as? Box<T> else { refuse("A value of \(TypeName.of(T.self))", "\(any)") }
    return box.value
  }
}

/// A value without its static type; code that knows the type reads it.
final class Box<T>: AnyBox {
  let value: T

  init(_ value: T) { self.value = value }

  override var any: Any { value }
}

/// Stops the program, because a lookup found something of another type.
func refuse(_ wanted: String, _ found: String) -> Never {
  preconditionFailure(
    "\(wanted) was looked up, and \(found) was found. "
      + "This is a fault of UsherDI: please report it.")
}
