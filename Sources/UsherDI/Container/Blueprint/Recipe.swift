/// How a registration says what it depends on, and becomes a factory of that.
@usableFromInline typealias Wire = @MainActor (DependencyReader) -> AnyInstanceFactory?

/// What is told of a registration, how it becomes a factory, and its options, which few have.
struct Recipe {
  var record: RegistrationRecord
  let wire: Wire
  var options: RegistrationOptions?
  /// Whether it counts: not overridden, and not a fallback that something else replaces.
  var isUsed = true
}

/// What is declared for a registration after it was made: arguments, names, callbacks.
final class RegistrationOptions {
  var arguments: [DeclaredArgument] = []
  /// Whether the arguments are those of what is replaced, which callers give in any case.
  var inheritsArguments = false
  /// The dependencies that are taken from the registrations of names.
  var namedDependencies: [(type: Any.Type, name: Name)] = []
  // Instances come in boxes, whose types the callbacks know.
  var onCreate: [@MainActor (AnyBox, Resolver) throws -> Void] = []
  var onEnd: [@MainActor (AnyBox) throws -> Void] = []
  var onClose: [@MainActor (AnyBox) async throws -> Void] = []
  var isEager = false
  /// What is known of a key, where the registration is for one.
  var keyed: KeyOptions?

  /// Whether it declares an argument, or may take it undeclared.
  func takes(_ type: Any.Type) -> Bool {
    let isTaken = { (argument: DeclaredArgument) in argument.type == type }
    return arguments.contains(where: isTaken) || keyed?.silent.contains(where: isTaken) == true
  }

  var hasHooks: Bool { !onCreate.isEmpty || !onEnd.isEmpty || !onClose.isEmpty }

  /// What the check reads of them, which holds no closure.
  struct Summary: Equatable {
    let names: [Key]
    let isEager: Bool
    let callbacks: [Bool]
  }

  var summary: Summary {
    Summary(
      names: namedDependencies.map { Key($0.type, $0.name) }, isEager: isEager,
      callbacks: [onCreate.isEmpty, onEnd.isEmpty, onClose.isEmpty])
  }
}
