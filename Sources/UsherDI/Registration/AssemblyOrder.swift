import Usher

/// Assemblies with everything they include, each once, after the ones it includes.
@MainActor struct AssemblyOrder {
  private(set) var assemblies: [any Assembly] = []
  /// The assemblies of one type that cannot be distinguished, and are not known to be equal.
  private(set) var clashes: [ContainerError.Problem] = []
  /// The assemblies of this container and its ancestors, which are not assembled again.
  private(set) var seen: [AnyHashable: Any]

  init(_ assemblies: [any Assembly], seen: [AnyHashable: Any] = [:]) {
    self.seen = seen
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

/// Compares stored properties, and no deeper: objects may refer to each other, and reflection does
/// not show the order of a dictionary or the case of an enum.
private enum Content {
  static func isSame(_ one: Any, _ other: Any) -> Bool {
    guard type(of: one) == type(of: other) else { return false }
    if isSameObject(one, other) { return true }
    guard let parts = properties(of: one), let others = properties(of: other) else { return false }
    return parts.count == others.count && zip(parts, others).allSatisfy(isEqual)
  }

  /// The stored properties, inherited ones included; `nil` if reflection cannot list them.
  private static func properties(of assembly: Any) -> [Any]? {
    let mirror = Mirror(reflecting: assembly)
    let isKnown = mirror.displayStyle == .struct || mirror.displayStyle == .class
    guard isKnown && !(assembly is any CustomReflectable) else { return nil }
    return sequence(first: mirror, next: \.superclassMirror).flatMap { $0.children.map(\.value) }
  }

  private static func isEqual(_ one: Any, _ other: Any) -> Bool {
    guard type(of: one) == type(of: other) else { return false }
    let parts = Mirror(reflecting: one)
    if parts.displayStyle == .optional {
      let pair = (parts.children.first?.value, Mirror(reflecting: other).children.first?.value)
      guard let one = pair.0, let other = pair.1 else { return pair.0 == nil && pair.1 == nil }
      return isEqual(one, other)
    }
    return isSameObject(one, other) || (one as? any Equatable)?.isEqual(to: other) ?? false
  }

  private static func isSameObject(_ one: Any, _ other: Any) -> Bool {
    type(of: one) is AnyClass && one as AnyObject === other as AnyObject
  }
}
