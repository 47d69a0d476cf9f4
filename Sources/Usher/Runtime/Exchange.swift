/// Puts a value into a place, and returns what the place held.
///
/// The `deinit` of an object that belongs to the app may call any verb or read the director. What is
/// replaced is therefore released after the access to its place has ended, never during it.
@discardableResult
package func exchange<Value>(_ place: inout Value, with value: consuming Value) -> Value {
  swap(&place, &value)
  return value
}
