public import Usher

/// What is registered and what depends on what, as a value to print or to assert.
///
/// What a closure resolves is not known before it runs, so closures have no dependencies here.
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
  }

  /// How a service comes to be; more may be added.
  public struct Origin: Hashable, Sendable, CustomStringConvertible {
    /// The origin in a word.
    public let description: String

    /// Made by an initialiser, whose parameters are its dependencies.
    public static let initialiser = Origin(description: "initialiser")
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
    /// How the dependency is spelt.
    public let kind: Kind
  }

  /// How a dependency is spelt; more may be added.
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

extension ContainerGraph {
  /// Reads the graph of assemblies off their registrations, without a container.
  ///
  /// - Parameter assemblies: The assemblies.
  /// - Throws: `ContainerError` where they could not make a container.
  @MainActor public init(_ assemblies: any Assembly...) throws(ContainerError) {
    let blueprint = Blueprint(Book(AssemblyOrder(assemblies)))
    try blueprint.check()
    self.init(blueprint)
  }

  @MainActor init(_ blueprint: Blueprint) {
    let slots = (0..<blueprint.count).filter(blueprint.isUsed)
    let places = Dictionary(uniqueKeysWithValues: zip(slots, slots.indices))
    services = slots.enumerated().map { Service($1, blueprint.record($1), id: $0) }
    dependencies = slots.enumerated().flatMap { source, slot in
      blueprint.edges(of: slot).compactMap { edge in
        places[Int(edge.target)].map { target in
          Dependency(source: source, target: target, kind: edge.kind.kind)
        }
      }
    }
  }
}

extension ContainerGraph.Service {
  init(_ slot: Int, _ record: Record, id: Int) {
    self.id = id
    name = record.description
    lifetime = record.lifetime
    callSite = record.site
    origin = record.kind.origin
  }
}

extension Record.Kind {
  var origin: ContainerGraph.Origin {
    switch self {
    case .initialiser: .initialiser
    case .closure: .closure
    case .value: .value
    case .asynchronous: .asynchronous
    case .alias: .alias
    case .argument: .argument
    case .current: .coordinator
    }
  }
}

extension EdgeKind {
  var kind: ContainerGraph.Kind {
    switch self {
    case .direct: .direct
    case .optional: .optional
    case .all: .all
    case .lazy: .lazy
    case .provider: .provider
    }
  }
}

extension Container {
  /// What is registered in it and above it, and what depends on what.
  public var graph: ContainerGraph { ContainerGraph(blueprint) }
}
