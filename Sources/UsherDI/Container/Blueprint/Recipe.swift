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

/// What few registrations have: arguments, a key, and what is declared later: names, callbacks.
final class RegistrationOptions {
  let arguments: [DeclaredArgument]
  /// What is known of a key, where the registration is for one.
  let keyed: KeyOptions?
  /// Whether the arguments are those of what is replaced, which callers give in any case.
  let inheritsArguments: Bool
  /// The dependencies that are taken from the registrations of names.
  var namedDependencies: [(type: Any.Type, name: Name)] = []
  var callbacks = Callbacks()
  var isEager = false

  /// Callbacks, to which instances come in boxes, whose types they know.
  struct Callbacks {
    var onCreate: [@MainActor (AnyBox, Resolver) throws -> Void] = []
    var onEnd: [@MainActor (AnyBox) throws -> Void] = []
    var onClose: [@MainActor (AnyBox) async throws -> Void] = []

    var isEmpty: Bool { onCreate.isEmpty && onEnd.isEmpty && onClose.isEmpty }
  }

  init(arguments: [DeclaredArgument] = [], keyed: KeyOptions? = nil) {
    (self.arguments, self.keyed, inheritsArguments) = (arguments, keyed, false)
  }

  /// The options of what replaces a registration and declares no arguments: callers give those of
  /// the other one.
  init(_ own: RegistrationOptions?, givenLike other: RegistrationOptions) {
    (arguments, inheritsArguments) = (other.arguments, true)
    keyed = own?.keyed.map { keyed in
      other.keyed.map { KeyOptions(keyed, givingAs: $0) } ?? keyed
    }
    guard let own else { return }
    (namedDependencies, callbacks, isEager) = (own.namedDependencies, own.callbacks, own.isEager)
  }

  /// Whether it declares an argument, or may take it undeclared.
  func takes(_ type: Any.Type) -> Bool {
    let isTaken = { (argument: DeclaredArgument) in argument.type == type }
    return arguments.contains(where: isTaken) || keyed?.silent.contains(where: isTaken) == true
  }

  /// What the check reads of them, which holds no closure.
  struct Summary: Equatable {
    let names: [Key]
    let isEager: Bool
    let callbacks: [Bool]
  }

  var summary: Summary {
    Summary(
      names: namedDependencies.map { Key($0.type, $0.name) }, isEager: isEager,
      callbacks: [
        callbacks.onCreate.isEmpty, callbacks.onEnd.isEmpty, callbacks.onClose.isEmpty,
      ])
  }
}
