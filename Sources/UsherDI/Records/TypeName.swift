/// The names of types as messages and graphs write them.
enum TypeName {
  static func of(_ type: Any.Type, named name: Name? = nil) -> String {
    let type = (type as? any KeyedForm.Type)?.key ?? type
    let isPlain = !isProtocol(type) || type == AnyObject.self || type == Any.self
    let plain = isPlain ? String(describing: type) : "any \(type)"
    return name.map { "\(plain) named \($0.description.debugDescription)" } ?? plain
  }

  static func code(_ type: Any.Type) -> String {
    let text = of(type)
    let isFunction = isUnnamed(type) && text.contains(" -> ")
    return isProtocol(type) || isFunction ? "(\(text)).self" : "\(text).self"
  }

  /// The name with the module and the types around it.
  static func full(_ type: Any.Type) -> String {
    String(reflecting: type).replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
  }

  /// The type that is registered for an optional, an array, a `Lazy` or a `Provider` of it.
  static func innermost(of type: Any.Type) -> Any.Type {
    (type as? any DependencyForm.Type).map { innermost(of: $0.element) } ?? type
  }

  /// `true` for a function, a tuple or a metatype, which no initializer makes.
  static func isUnnamed(_ type: Any.Type) -> Bool {
    let text = String(reflecting: type)
    return "(@".contains(text.prefix(1)) || text.hasSuffix(".Type")
  }

  /// `true` for the existential of a protocol; only the metatype shows it: `(any P).Protocol`.
  static func isProtocol(_ type: Any.Type) -> Bool {
    String(describing: Swift.type(of: type)).hasSuffix(".Protocol")
  }
}
