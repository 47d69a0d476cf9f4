/// A part of an app that registers what it brings, once, before the container is made.
public protocol Assembly {
  /// What tells assemblies apart where one is included twice: its type, unless it says otherwise.
  var id: AnyHashable { get }

  /// The assemblies that this one needs; each is assembled once, whoever includes it.
  @MainActor var includes: [any Assembly] { get }

  /// Runs before anything has been registered.
  @MainActor func willAssemble()

  /// Registers what it brings, in any order.
  ///
  /// - Parameter registrar: What to register with.
  @MainActor func assemble(into registrar: Registrar)

  /// Runs once the container has been checked.
  ///
  /// - Parameter container: The container.
  @MainActor func didAssemble(_ container: Container)
}

extension Assembly {
  /// Its type.
  public var id: AnyHashable { ObjectIdentifier(Self.self) }
  /// None.
  @MainActor public var includes: [any Assembly] { [] }
  /// Does nothing.
  @MainActor public func willAssemble() {}
  /// Does nothing.
  @MainActor public func didAssemble(_ container: Container) {}
}

/// Assemblies with all that they include, each once, what is included before what includes it.
@MainActor struct AssemblyOrder {
  private(set) var assemblies: [any Assembly] = []
  private var seen: Set<AnyHashable> = []

  init(_ assemblies: [any Assembly]) {
    var waiting = assemblies.reversed().map { (assembly: $0, isEntered: false) }
    while let (assembly, isEntered) = waiting.popLast() {
      if isEntered {
        self.assemblies.append(assembly)
      } else if seen.insert(assembly.id).inserted {
        waiting.append((assembly, true))
        waiting += assembly.includes.reversed().map { (assembly: $0, isEntered: false) }
      }
    }
  }
}
