import Usher

extension Recipe {
  /// The options of a key's registration.
  final class KeyOptions {
    let key: Any.Type
    /// The type that implements it.
    let implementation: Any.Type
    let kind: Kind

    enum Kind {
      case screen
      /// A flow with a coordinator, which opens the scope of its type.
      case flow(Coordinator.Type)
      /// A flow of one screen, and its `Finish` for a container that is only verified.
      case screenFlow(sample: Argument)
    }

    /// The arguments that `giving:` need not name: the key itself, and its flow's `Finish`.
    let silent: [DeclaredArgument]
    /// Returns the arguments that a key gives; none if the value is of another type.
    private let give: (Any) -> [Argument]
    /// `true` once a key has been checked for properties that `giving:` omits.
    var isChecked = false

    init(
      _ key: Any.Type, by implementation: Any.Type, _ kind: Kind, silent: [DeclaredArgument],
      giving give: @escaping (Any) -> [Argument]
    ) {
      (self.key, self.implementation, self.kind, self.silent) = (key, implementation, kind, silent)
      self.give = give
    }

    /// The options of an override without `giving:`, which inherits that of the original.
    init(_ options: KeyOptions, givingAs other: KeyOptions) {
      (key, implementation, kind) = (options.key, options.implementation, options.kind)
      (silent, give) = (options.silent, other.give)
    }

    /// The scope that the flow's coordinator opens, if it has its own.
    var scope: Coordinator.Type? { if case .flow(let scope) = kind { scope } else { nil } }

    /// The key, and its properties that `giving:` names.
    func arguments(of key: Any) -> [Argument] { give(key) }
  }
}
