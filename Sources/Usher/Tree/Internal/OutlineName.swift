/// The name of a type in outlines, without an ending such as `Screen`.
package enum OutlineName {
  private static let endings = ["ViewController", "Coordinator", "Screen"]

  static func of(_ type: Any.Type) -> String {
    if let type = type as? any OutlineNamed.Type { return type.name }
    return short(type, without: endings)
  }

  /// Returns the name of a type without its module, its arguments and one of some endings.
  package static func short(_ type: Any.Type, without endings: [String]) -> String {
    let name = String(String(describing: type).prefix { $0 != "<" })
    let ending = endings.first { name.hasSuffix($0) && name.count > $0.count }
    return String(name.dropLast(ending?.count ?? 0))
  }
}

/// A generic type that outlines call by another name than its own.
package protocol OutlineNamed {
  static var name: String { get }
}
