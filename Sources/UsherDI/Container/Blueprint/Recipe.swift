/// How a registration says what it depends on, and becomes a factory of that.
@usableFromInline typealias Wire = @MainActor (DependencyReader) -> AnyInstanceFactory?

/// How a registration becomes a factory, and what few registrations have besides.
struct Recipe {
  let wire: Wire
  var extras: Extras?
}

/// What few registrations have.
final class Extras {
  var arguments: [DeclaredArgument] = []
  /// Whether the arguments are those of what is replaced, which callers give in any case.
  var inheritsArguments = false
  var namedDependencies: [ObjectIdentifier: NamedDependency] = [:]
  var onCreate: [AnyObject] = []
  var onEnd: [AnyObject] = []
  var onClose: [AnyObject] = []
  var isEager = false
}
