/// The names of types as messages and graphs write them.
enum TypeName {
  static func of(_ type: Any.Type, named name: Name? = nil) -> String {
    let plain = isProtocol(type) ? "any \(type)" : String(describing: type)
    return name.map { "\(plain) named \"\($0)\"" } ?? plain
  }

  /// Whether a type is a protocol's existential, which has no initialiser of its own.
  static func isProtocol(_ type: Any.Type) -> Bool {
    String(describing: Swift.type(of: type)).hasSuffix(".Protocol")
  }
}
