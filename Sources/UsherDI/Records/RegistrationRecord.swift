import Usher

/// The facts of a registration for messages and graphs, without closures or instances.
///
/// A class, so that passing it on costs one retain.
final class RegistrationRecord: Sendable {
  /// The registrations that may need one another in a chain: a longer one would overflow the stack.
  static let chainLimit = 1_000

  enum Kind: UInt8, Sendable {
    case initializer
    case closure
    case value
    case asynchronous
    case alias
    case argument
    case current
    case decorator

    var isMaking: Bool { self == .initializer || self == .closure || self == .asynchronous }
  }

  let service: Any.Type
  let name: Name?
  let site: CallSite
  let lifetime: Lifetime
  let kind: Kind
  let isContribution: Bool
  /// The types of its dependencies as one type; `Never` if there are none.
  let needs: Any.Type

  init(
    service: Any.Type, name: Name?, site: CallSite, lifetime: Lifetime = .transient, kind: Kind,
    isContribution: Bool = false, needs: Any.Type = Never.self
  ) {
    (self.service, self.name, self.site) = (service, name, site)
    (self.lifetime, self.kind) = (lifetime, kind)
    (self.isContribution, self.needs) = (isContribution, needs)
  }

  func with(_ lifetime: Lifetime) -> RegistrationRecord {
    RegistrationRecord(
      service: service, name: name, site: site, lifetime: lifetime, kind: kind,
      isContribution: isContribution, needs: needs)
  }

  /// The record of another one's instance, which is kept as long.
  func alias(_ lifetime: Lifetime, isContribution: Bool) -> RegistrationRecord {
    RegistrationRecord(
      service: service, name: name, site: site, lifetime: lifetime, kind: .alias,
      isContribution: isContribution, needs: service)
  }

  var key: Key { Key(service, name) }
  /// `true` if its type already shows that it has no dependencies.
  var needsNothing: Bool { needs == Never.self }
  var isSpecial: Bool {
    lifetime.kind == .scoped || lifetime.kind == .weak || kind == .asynchronous
  }
  /// `true` if its instance is kept, so no caller can give it arguments; code that awaits it may.
  var takesNoCall: Bool { lifetime.isKept && kind != .asynchronous }
  var description: String { TypeName.of(service, named: name) }
  var isCoordinator: Bool { service is Coordinator.Type }
}

struct Key: Hashable, Sendable {
  let type: ObjectIdentifier
  let name: Name?

  init(_ type: Any.Type, _ name: Name?) { (self.type, self.name) = (ObjectIdentifier(type), name) }
}
