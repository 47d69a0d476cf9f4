/// The names of types as messages and graphs write them.
enum TypeName {
  static func of(_ type: Any.Type, named name: Name? = nil) -> String {
    let plain = String(describing: type)
    return name.map { "\(plain) named \"\($0)\"" } ?? plain
  }
}
