public import Usher

/// The registered services and their dependencies, as a value to print or to assert.
///
/// Nobody knows what a closure resolves before it runs, so closures have no dependencies here. The
/// dependencies of a decorator count as dependencies of the service that it wraps.
public struct ContainerGraph: Hashable, Sendable {
  /// The services, in the order of their registrations.
  public let services: [Service]
  /// The dependencies between the services.
  public let dependencies: [Dependency]

  /// A registered service.
  public struct Service: Hashable, Sendable, Identifiable {
    /// The index of the service.
    public let id: Int
    /// The name of the service in messages.
    public let name: String
    /// The lifetime of an instance.
    public let lifetime: Lifetime
    /// The origin of an instance.
    public let origin: Origin
    /// The place of the registration.
    public let callSite: CallSite

    /// The name of the scope that its instances belong to, or `nil`.
    public var scope: String? { lifetime.scope.map { TypeName.of($0) } }
  }

  /// The origin of a service; more may be added.
  public struct Origin: Hashable, Sendable, CustomStringConvertible {
    /// The origin in a word.
    public let description: String

    /// Made by an initializer, whose parameters are its dependencies.
    public static let initializer = Origin(description: "initializer")
    /// Made by a closure, whose dependencies are not known before it runs.
    public static let closure = Origin(description: "closure")
    /// A registered value.
    public static let value = Origin(description: "value")
    /// Made by an async initializer or function.
    public static let asynchronous = Origin(description: "asynchronous")
    /// Another service of an instance that is elsewhere in the graph.
    public static let alias = Origin(description: "alias")
    /// An argument that a caller gives.
    public static let argument = Origin(description: "argument")
    /// The coordinator of its scope.
    public static let coordinator = Origin(description: "coordinator")
  }

  /// A dependency of one service on another.
  public struct Dependency: Hashable, Sendable {
    /// The service that needs the other one.
    public let source: Service.ID
    /// The service that the other one needs.
    public let target: Service.ID
    /// The form of the dependency.
    public let kind: Kind
  }

  /// The form of a dependency; more may be added.
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
