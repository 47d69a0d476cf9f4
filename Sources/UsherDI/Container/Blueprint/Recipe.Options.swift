extension Recipe {
  /// The parts that few registrations have: arguments, a key, and later declarations such as
  /// callbacks.
  final class Options {
    let arguments: [DeclaredArgument]
    /// The options of a key, if it is the registration of one.
    let keyed: KeyOptions?
    /// `true` if the arguments are those of the replaced registration, which callers pass in any
    /// case.
    let inheritsArguments: Bool
    /// The dependencies that are resolved by name.
    var namedDependencies: [(type: Any.Type, name: Name)] = []
    var callbacks = Callbacks()
    var isEager = false

    /// Callbacks, which receive instances in boxes and know their types.
    struct Callbacks {
      var onCreate: [@MainActor (AnyBox, Resolver) throws -> Void] = []
      var onEnd: [@MainActor (AnyBox) throws -> Void] = []
      var onClose: [@MainActor (AnyBox) async throws -> Void] = []

      var isEmpty: Bool { onCreate.isEmpty && onEnd.isEmpty && onClose.isEmpty }
    }

    init(arguments: [DeclaredArgument] = [], keyed: KeyOptions? = nil) {
      (self.arguments, self.keyed, inheritsArguments) = (arguments, keyed, false)
    }

    /// The options of an override that declares no arguments; it takes those of the original.
    init(_ own: Options?, givenLike other: Options) {
      (arguments, inheritsArguments) = (other.arguments, true)
      keyed = own?.keyed.map { keyed in
        KeyOptions(
          keyed.key, by: keyed.implementation, scope: keyed.scope, sample: keyed.sample,
          giving: (other.keyed ?? keyed).arguments)
      }
      guard let own else { return }
      (namedDependencies, callbacks, isEager) = (own.namedDependencies, own.callbacks, own.isEager)
    }

    /// `true` if callbacks complete each instance, and may resolve more.
    var isCompleted: Bool { !callbacks.onCreate.isEmpty }

    /// The arguments that it declares, and those that it may take undeclared.
    var taken: [DeclaredArgument] { arguments + (keyed?.silent ?? []) }

    func takes(_ type: Any.Type) -> Bool { taken.contains { $0.type == type } }

    /// The options that the check reads, without closures.
    var summary: [AnyHashable] {
      namedDependencies.map { Key($0.type, $0.name) }
        + [isEager, callbacks.onCreate.isEmpty, callbacks.onEnd.isEmpty, callbacks.onClose.isEmpty]
    }
  }
}
