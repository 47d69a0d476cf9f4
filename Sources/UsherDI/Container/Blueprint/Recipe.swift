/// Reports the dependencies of a registration to the reader, and returns the factory made of them.
@usableFromInline typealias Wire = @MainActor (DependencyReader) -> AnyInstanceFactory?

/// A registration: its record, its wiring and, for a few, its options.
struct Recipe {
  var record: RegistrationRecord
  let wire: Wire
  var options: Options?
  /// `false` if it is overridden, or is a fallback that another registration replaces.
  var isUsed = true
}
