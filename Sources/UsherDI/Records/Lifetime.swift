public import Usher

/// The time for which an instance is kept, and the callers that share it.
public struct Lifetime: Sendable {
  enum Kind: UInt8 {
    case transient
    case graph
    case shared
    case weak
    case scoped
  }

  // The larger field is first, so that a property after a lifetime fills its tail padding.
  let scope: (Any.Type)?
  let kind: Kind

  init(kind: Kind, scope: (Any.Type)?) { (self.kind, self.scope) = (kind, scope) }

  /// A new instance each time; the container keeps none.
  public static let transient = Lifetime(kind: .transient, scope: nil)
  /// One instance within each resolve call.
  public static let graph = Lifetime(kind: .graph, scope: nil)
  /// One instance for the container that registered it and all its children.
  public static let shared = Lifetime(kind: .shared, scope: nil)
  /// One instance while it is held elsewhere; a new one after that.
  public static let weak = Lifetime(kind: .weak, scope: nil)

  /// Returns the lifetime of one instance for each living coordinator of a type.
  public static func scoped(to coordinator: Coordinator.Type) -> Lifetime {
    Lifetime(kind: .scoped, scope: coordinator)
  }

  /// Returns the lifetime of one instance for each child container that opens a tag's scope.
  public static func scoped(to tag: any ScopeTag.Type) -> Lifetime {
    Lifetime(kind: .scoped, scope: tag)
  }
}

extension Lifetime: Hashable, CustomStringConvertible {
  /// Returns whether two lifetimes are equal.
  public static func == (left: Lifetime, right: Lifetime) -> Bool {
    left.kind == right.kind && left.scope == right.scope
  }

  /// Hashes the lifetime.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(scope.map(ObjectIdentifier.init))
  }

  /// The lifetime as messages and graphs show it: `shared`, `scoped to Checkout`.
  public var description: String { scope.map { "scoped to \(TypeName.of($0))" } ?? "\(kind)" }

  var isKept: Bool { kind == .shared || kind == .weak || kind == .scoped }
}
