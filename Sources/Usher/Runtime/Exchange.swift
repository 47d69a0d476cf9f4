/// Puts a value into a place, and returns the value that was there.
///
/// The `deinit` of an object that belongs to the app may call any verb or read the director. A
/// value that is replaced is therefore released after the access to its place has ended, never
/// during it.
package func exchange<Value>(_ place: inout Value, with value: consuming Value) -> Value {
  swap(&place, &value)
  return value
}

/// Releases a value that was replaced or taken out, once the access to its place has ended.
///
/// A property that may hold the last reference to an object of the app's has
/// `didSet { discard(oldValue) }`: its assignments release nothing while they last. An optimized
/// build would otherwise release an unused value as soon as it can.
package func discard<Value>(_ value: consuming Value) {
  withExtendedLifetime(value) {}
}
