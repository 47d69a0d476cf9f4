public import Usher

/// A part of an app that registers its services, once, before the container is made.
public protocol Assembly: ScopeAssembly {
  /// The identity of an assembly, so that it is assembled once though others include it twice.
  ///
  /// By default a `Hashable` assembly is identified by its value, any other by its type. Two of one
  /// type are an error, unless their stored properties are equal or the same objects.
  var id: AnyHashable { get }

  /// The assemblies that this one needs; each is assembled once.
  @MainActor var includes: [any Assembly] { get }

  /// Runs before anything is registered.
  @MainActor func willAssemble()

  /// Registers its services, in any order.
  @MainActor func assemble(into registrar: Registrar)

  /// Runs once the container has been checked.
  @MainActor func didAssemble(_ container: Container)
}

extension Assembly {
  /// The assembly itself if it is `Hashable`, else its type.
  public var id: AnyHashable {
    (self as? any Hashable).map { AnyHashable($0) }
      ?? AnyHashable(AssemblyType(type: ObjectIdentifier(Self.self)))
  }
  /// No assemblies.
  @MainActor public var includes: [any Assembly] { [] }
  /// Does nothing.
  @MainActor public func willAssemble() {}
  /// Does nothing.
  @MainActor public func didAssemble(_ container: Container) {}

  /// Makes a container of assemblies, in which keys of other modules may be missing.
  ///
  /// - Throws: `ContainerError`, or `ResolutionError` for an assembly that is not an `Assembly`.
  @MainActor public static func makePreviewScope(
    of assemblies: [any ScopeAssembly]
  ) throws -> any CoordinatorScope {
    let assemblies = try assemblies.map { item in
      guard let assembly = item as? any Assembly else {
        throw ResolutionError.wrongType(type(of: item), needed: (any Assembly).self)
      }
      return assembly
    }
    return try Container(assemblies) { $0.registrations.needed = [] }
  }
}

/// Identifies an assembly that declares no identity.
struct AssemblyType: Hashable {
  let type: ObjectIdentifier
}
