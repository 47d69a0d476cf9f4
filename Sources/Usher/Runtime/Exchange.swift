/// Puts a value into a place, and returns what the place held.
///
/// The `deinit` of an object that belongs to the app may call any verb or read the director. What is
/// replaced is therefore released after the access to its place has ended, never during it.
package func exchange<Value>(_ place: inout Value, with value: consuming Value) -> Value {
  swap(&place, &value)
  return value
}

/// Releases what `exchange(_:with:)` returned where nothing else uses it.
///
/// An optimized build may release an unused result as soon as it is there, while its place is still
/// being accessed. This use of it comes after that access.
package func discard<Value>(_ value: consuming Value) {
  withExtendedLifetime(value) {}
}
