import Usher

extension Recipe {
  /// The options of a key's registration.
  final class KeyOptions {
    let key: Any.Type
    let implementation: Any.Type
    /// The scope that the flow's coordinator opens, if it has its own.
    let scope: Coordinator.Type?
    /// The `Finish` of a flow of one screen, for a container that is only verified.
    let sample: Argument?
    /// The arguments that `giving:` need not name: the key itself, and its flow's `Finish`.
    let silent: [DeclaredArgument]
    /// Returns the key and its properties that `giving:` names; none for a value of another type.
    let arguments: (Any) -> [Argument]
    /// `true` once a key has been checked for properties that `giving:` omits.
    var isChecked = false

    init(
      _ key: Any.Type, by implementation: Any.Type, scope: Coordinator.Type?, sample: Argument?,
      giving arguments: @escaping (Any) -> [Argument]
    ) {
      (self.key, self.implementation, self.scope) = (key, implementation, scope)
      (self.sample, self.arguments) = (sample, arguments)
      silent = [key, sample?.type].compactMap { $0.map(DeclaredArgument.init) }
    }
  }
}
