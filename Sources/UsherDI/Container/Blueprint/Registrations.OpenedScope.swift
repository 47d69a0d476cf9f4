import Usher

extension Registrations {
  /// A scope that is opened elsewhere, with its arguments.
  struct OpenedScope {
    let type: Any.Type
    var name: Name?
    let site: CallSite
    var assembly: Any.Type?
    var arguments: [DeclaredArgument] = []
    /// Makes the factory of the current coordinator, if the scope is a coordinator's.
    var current: Wire?

    var id: ObjectIdentifier { ObjectIdentifier(type) }
    var key: Key { Key(type, name) }
    var isOfTag: Bool { current == nil }
    var record: RegistrationRecord {
      RegistrationRecord(
        service: type, name: name, site: site, lifetime: Lifetime(kind: .scoped, scope: type),
        kind: .current)
    }
  }
}
