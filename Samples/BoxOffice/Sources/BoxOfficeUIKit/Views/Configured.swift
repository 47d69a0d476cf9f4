#if canImport(UIKit)
/// Returns a value as it is after a change.
func configured<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
  var value = value
  change(&value)
  return value
}
#endif
