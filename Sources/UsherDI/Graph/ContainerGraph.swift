public import Usher

/// What is registered and what depends on what, as a value to print or to assert.
///
/// What a closure resolves is not known before it runs, so closures have no dependencies here. What
/// a decorator depends on counts as a dependency of the service that it wraps.
public struct ContainerGraph: Hashable, Sendable {
  /// The services, in the order of their registrations.
  public let services: [Service]
  /// What depends on what.
  public let dependencies: [Dependency]

  /// A registered service.
  public struct Service: Hashable, Sendable, Identifiable {
    /// Its place among the services.
    public let id: Int
    /// The service, as messages name it.
    public let name: String
    /// How long an instance is kept.
    public let lifetime: Lifetime
    /// How it is made.
    public let origin: Origin
    /// Where it was registered.
    public let callSite: CallSite

    /// The scope that its instances belong to, as messages name it; `nil` where they do not.
    public var scope: String? { lifetime.scope.map { TypeName.of($0) } }
  }

  /// How a service comes to be; more may be added.
  public struct Origin: Hashable, Sendable, CustomStringConvertible {
    /// The origin in a word.
    public let description: String

    /// Made by an initializer, whose parameters are its dependencies.
    public static let initializer = Origin(description: "initializer")
    /// Made by a closure, whose dependencies nobody knows before it runs.
    public static let closure = Origin(description: "closure")
    /// A value that was handed in.
    public static let value = Origin(description: "value")
    /// Made by what has to be awaited.
    public static let asynchronous = Origin(description: "asynchronous")
    /// Another service of an instance that stands elsewhere in the graph.
    public static let alias = Origin(description: "alias")
    /// Given by a caller.
    public static let argument = Origin(description: "argument")
    /// The coordinator that lives in its scope.
    public static let coordinator = Origin(description: "coordinator")
  }

  /// A dependency of one service on another.
  public struct Dependency: Hashable, Sendable {
    /// The service that needs the other one.
    public let source: Service.ID
    /// The service that is needed.
    public let target: Service.ID
    /// How the dependency is spelled.
    public let kind: Kind
  }

  /// How a dependency is spelled; more may be added.
  public struct Kind: Hashable, Sendable, CustomStringConvertible {
    /// The kind in a word.
    public let description: String

    /// `T`.
    public static let direct = Kind(description: "direct")
    /// `T?`.
    public static let optional = Kind(description: "optional")
    /// `[T]`.
    public static let all = Kind(description: "all")
    /// `Lazy<T>`.
    public static let lazy = Kind(description: "lazy")
    /// `Provider<T>`.
    public static let provider = Kind(description: "provider")
  }
}
