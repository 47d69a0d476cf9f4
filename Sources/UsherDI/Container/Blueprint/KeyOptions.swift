import Usher

/// What is known of the registration of a key, beside what every registration has.
final class KeyOptions {
  let key: Any.Type
  /// The type that shows or implements it.
  let implementation: Any.Type
  let kind: Kind

  enum Kind {
    case screen
    /// A flow with a coordinator, which opens the scope of its type.
    case flow(Coordinator.Type)
    /// A flow of one screen, and its `Finish` for a container that is only verified.
    case screenFlow(sample: Argument)
  }

  /// What may be taken without being named by `giving:`: the key itself, and the end of its flow.
  let silent: [DeclaredArgument]
  /// What a key gives, and nothing where it is none of its type.
  private let give: (Any) -> [Argument]
  /// Whether a key has been found to give what it has, as far as that is taken.
  var isChecked = false

  init(
    _ key: Any.Type, by implementation: Any.Type, _ kind: Kind, silent: [DeclaredArgument],
    giving give: @escaping (Any) -> [Argument]
  ) {
    (self.key, self.implementation, self.kind, self.silent) = (key, implementation, kind, silent)
    self.give = give
  }

  /// What replaces a registration and gives nothing itself: it gives what that one did.
  init(_ options: KeyOptions, givingAs other: KeyOptions) {
    (key, implementation, kind) = (options.key, options.implementation, options.kind)
    (silent, give) = (options.silent, other.give)
  }

  /// The scope that the coordinator of the flow opens, where it has one of its own.
  var scope: Coordinator.Type? { if case .flow(let scope) = kind { scope } else { nil } }

  /// The key, and its properties that `giving:` names.
  func arguments(of key: Any) -> [Argument] { give(key) }
}
