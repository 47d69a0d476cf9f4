public import Usher

/// The registrations of a container and their dependencies, as a value to print or to test.
///
/// The dependencies of a closure are not known before it runs, so closures have none here. The
/// dependencies of a decorator count as those of the service that it wraps.
public struct ContainerGraph: Hashable, Sendable {
  /// The services, in the order of their registrations.
  public internal(set) var services: [Service]
  /// The dependencies between services.
  public internal(set) var dependencies: [Dependency]

  /// The services that no other registration needs, and that apps do not request themselves.
  ///
  /// Apps request coordinators, screens, views, the implementations of keys, and eager instances.
  /// Services that are resolved by hand, in a closure for example, are listed too.
  public var unused: [Service] { services.filter { !$0.isUsed } }

  /// The part of an assembly: its services, and those of others that these need.
  public func restricted(to assembly: any Assembly.Type) -> ContainerGraph {
    let name = TypeName.of(assembly)
    let own = Set(services.filter { $0.assembly == name }.map(\.id))
    var part = self
    let edges = dependencies.filter { own.contains($0.source) }
    let shown = own.union(edges.map(\.target)).sorted()
    var places = Array(repeating: 0, count: services.count)
    part.services = shown.enumerated().map { place, id in
      places[id] = place
      var service = services[id]
      service.id = place
      return service
    }
    part.dependencies = edges.map { edge in
      Dependency(source: places[edge.source], target: places[edge.target], kind: edge.kind)
    }
    return part
  }

  /// A registered service.
  public struct Service: Hashable, Sendable, Identifiable {
    /// The service's position among the services.
    public internal(set) var id: Int
    /// The name of the service, as messages show it.
    public let name: String
    /// The lifetime of its instances.
    public let lifetime: Lifetime
    /// The way in which it is made.
    public let origin: Origin
    /// The source location of the registration.
    public let callSite: CallSite
    /// The name of the assembly that registers it, if one does.
    public let assembly: String?
    let isUsed: Bool

    /// The name of the scope that its instances belong to, if any.
    public var scope: String? { lifetime.scope.map { TypeName.of($0) } }
  }

  /// The way in which a service is made; more may be added.
  public struct Origin: Hashable, Sendable, CustomStringConvertible {
    /// A short name of the origin.
    public let description: String

    /// Made by an initializer, whose parameters are its dependencies.
    public static let initializer = Origin(.initializer)
    /// Made by a closure, whose dependencies are not known before it runs.
    public static let closure = Origin(.closure)
    /// A registered value.
    public static let value = Origin(.value)
    /// Made asynchronously.
    public static let asynchronous = Origin(.asynchronous)
    /// Another service of an instance that appears elsewhere in the graph.
    public static let alias = Origin(.alias)
    /// An argument that a caller gives.
    public static let argument = Origin(.argument)
    /// The coordinator of its scope.
    public static let coordinator = Origin(description: "coordinator")

    private init(description: String) { self.description = description }

    init(_ kind: RegistrationRecord.Kind) { self.init(description: "\(kind)") }
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
    /// A short name of the form.
    public let description: String

    /// `T`.
    public static let direct = Kind(.direct)
    /// `T?`.
    public static let optional = Kind(.optional)
    /// `[T]`.
    public static let all = Kind(.all)
    /// `Lazy<T>`.
    public static let lazy = Kind(.lazy)
    /// `Provider<T>`.
    public static let provider = Kind(.provider)

    init(_ kind: Edge.Kind) { description = "\(kind)" }
  }
}
