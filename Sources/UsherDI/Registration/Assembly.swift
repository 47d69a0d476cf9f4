/// A part of an app that registers its services, once, before the container is made.
public protocol Assembly {
  /// The identity of an assembly, so that it is assembled once though others include it twice.
  ///
  /// By default a `Hashable` assembly is identified by its value, any other by its type; two of one
  /// type that differ are an error of the container.
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
}

/// Tells assemblies apart that say nothing of it themselves.
struct AssemblyType: Hashable {
  let type: ObjectIdentifier
}

/// Assemblies with all that they include, each once, what is included before what includes it.
@MainActor struct AssemblyOrder {
  private(set) var assemblies: [any Assembly] = []
  /// The assemblies of one type that differ, and that nothing tells apart.
  private(set) var clashes: [ContainerError.Problem] = []
  private var seen: [AnyHashable: any Assembly] = [:]

  init(_ assemblies: [any Assembly]) {
    var waiting = assemblies.reversed().map { (assembly: $0, isEntered: false) }
    while let (assembly, isEntered) = waiting.popLast() {
      if isEntered {
        self.assemblies.append(assembly)
      } else if isNew(assembly) {
        waiting.append((assembly, true))
        waiting += assembly.includes.reversed().map { (assembly: $0, isEntered: false) }
      }
    }
  }

  private mutating func isNew(_ assembly: any Assembly) -> Bool {
    let id = assembly.id
    guard let known = seen[id] else {
      seen[id] = assembly
      return true
    }
    let isType = id.base is AssemblyType
    if isType && !Content.isSame(known, assembly) { clashes.append(.assemblies(known, assembly)) }
    return false
  }
}

/// Compares what values hold, of types that cannot be compared themselves.
private enum Content {
  static func isSame(_ one: Any, _ other: Any) -> Bool {
    guard type(of: one) == type(of: other) else { return false }
    if let one = one as? any Hashable, let other = other as? any Hashable {
      return AnyHashable(one) == AnyHashable(other)
    }
    if type(of: one) is AnyClass && one as AnyObject === other as AnyObject { return true }
    let (parts, others) = (Mirror(reflecting: one), Mirror(reflecting: other))
    // A closure has no parts and cannot be compared; neither has an empty struct, which is itself.
    guard parts.displayStyle != nil, parts.children.count == others.children.count else {
      return false
    }
    return zip(parts.children, others.children).allSatisfy { isSame($0.value, $1.value) }
  }
}
